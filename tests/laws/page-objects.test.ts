import { describe, expect, it } from "vitest";
import { importsOf } from "./imports.ts";
import { expectNone, realTree } from "./tree.ts";

const entry = "@tradehall/mall-components/testing";

/** Classes of the entry with what testers may use of each, out of what the package gives to other shops. */
function pageObjects(snapshot: string): Map<string, string[]> {
  const [, section = ""] = /^# \.\/testing\n([\s\S]*?)\n\n/m.exec(snapshot) ?? [];
  const classes = new Map<string, string[]>();
  let own = "";
  for (const line of section.split("\n")) {
    const [, name, member] = /^class (\w+)|^ {2}(\w+)/.exec(line) ?? [];
    if (name) own = name;
    if (name) classes.set(name, []);
    else if (member && member !== "constructor") classes.get(own)?.push(member);
  }
  return classes;
}

/** Members that no test uses: `.pay(`, `.root`. */
const untested = (classes: ReadonlyMap<string, readonly string[]>, tests: string): string[] =>
  [...classes].flatMap(([name, members]) =>
    members
      .filter((member) => !new RegExp(`\\.${member}\\b`).test(tests))
      .map((member) => `${name}.${member}: no test uses it; see tests/visual/page-objects.spec.ts.`),
  );

describe("each page object, and what it can do, is used in a test", () => {
  const tree = realTree();
  const classes = pageObjects(tree.read("packages/mall-components/api.txt"));
  const users = tree.paths.filter(
    (file) => /^tests\/(?:visual|journeys)\/.+\.ts$/.test(file) && importsOf(tree.read(file)).includes(entry),
  );

  it("finds them", () => {
    expect(classes.size).toBeGreaterThan(10);
    expect(classes.get("OrderCard")).toContain("pay");
    expect(users.length).toBeGreaterThan(1);
  });

  it("holds", () => {
    expectNone(untested(classes, users.map((file) => tree.read(file)).join("\n")));
  });

  it("bites", () => {
    const one = new Map([["Card", ["pay", "open"]]]);
    expect(untested(one, "card.pay();")).toHaveLength(1);
    expect(untested(one, "card.pay();\ncard.open();")).toEqual([]);
  });
});
