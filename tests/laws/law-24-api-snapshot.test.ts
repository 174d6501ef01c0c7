import { describe, expect, it } from "vitest";
import { apiSnapshots, snapshotFile } from "../../tools/parts/api-snapshot.mjs";
import { realTree } from "./tree.ts";

/** Lines that are in one text and not in the other, as a review shows them. */
function changes(before: string, after: string): string[] {
  const [old, now] = [before.split("\n"), after.split("\n")];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `- ${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+ ${line}`),
  ];
}

describe("law 24: what a package gives to other shops changes in sight: its api.txt says it", () => {
  const tree = realTree();
  const snapshots: Record<string, string> = apiSnapshots();

  it.each(Object.keys(snapshots))("%s", (name) => {
    const file = snapshotFile(name);
    const [before, after] = [tree.has(file) ? tree.read(file) : "", snapshots[name] ?? ""];
    // What only changed its place differs, too.
    if (before !== after)
      throw new Error(
        `${file} is not what the sources say. Run \`npm run api\`:\n${changes(before, after).slice(0, 40).join("\n") || "its lines are in another order"}`,
      );
  });

  it("shows a prop that came and one that went", () => {
    expect(changes("interface A\n  old: string;", "interface A\n  new: string;")).toEqual([
      "-   old: string;",
      "+   new: string;",
    ]);
  });
});
