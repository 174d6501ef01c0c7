import { describe, expect, it } from "vitest";
import { componentFolders, expectNone, fakeTree, realTree, type Tree } from "./tree.ts";

/** A folder may hold the component's own files, further parts in CamelCase, and plain modules in kebab-case. */
const allowed =
  /^(?:[A-Z]\w*(?:\.css\.ts|\.messages\.ts|\.en\.json|\.stories\.tsx|\.docs\.ts|(?:\.browser)?\.test\.tsx?|\.tsx)|[a-z0-9-]+(?:\.test)?\.ts)$/;

function faultsOfFolder(tree: Tree, folder: string): string[] {
  const name = folder.split("/").at(-1) ?? "";
  const faults: string[] = [];
  const has = (file: string) => tree.has(`${folder}/${file}`);
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name))
    faults.push(`${folder}: a component's folder is named in CamelCase.`);
  for (const file of [`${name}.tsx`, `${name}.stories.tsx`, "index.ts"]) {
    if (!has(file)) faults.push(`${folder}: ${file} is missing; \`npm run new\` makes the whole folder.`);
  }
  if (has(`${name}.messages.ts`) !== has(`${name}.en.json`)) {
    faults.push(`${folder}: ${name}.messages.ts and ${name}.en.json go together.`);
  }
  if (folder.startsWith("packages/ui/") && has(`${name}.messages.ts`)) {
    faults.push(`${folder}: ui knows no words; take them as props.`);
  }
  for (const file of tree.paths.filter((one) => one.startsWith(`${folder}/`))) {
    const rest = file.slice(folder.length + 1);
    if (!allowed.test(rest)) faults.push(`${file}: does not belong into a component's folder.`);
  }
  if (has(`${name}.stories.tsx`)) {
    const first = /^export const (\w+)/m.exec(tree.read(`${folder}/${name}.stories.tsx`))?.[1];
    if (first !== "Default")
      faults.push(`${folder}: the first story is Default (the piece at its best), not ${first}.`);
  }
  const title = `${/^packages\/ui\//.test(folder) ? "ui" : folder.split("/").at(-2)}/${name}`;
  if (
    has(`${name}.stories.tsx`) &&
    !new RegExp(`title: "${title}[ "]`).test(tree.read(`${folder}/${name}.stories.tsx`))
  )
    faults.push(`${folder}: its stories carry the title "${title}".`);
  if (has("index.ts") && !new RegExp(`\\b${name}\\b`).test(tree.read(`${folder}/index.ts`))) {
    faults.push(`${folder}/index.ts: does not export ${name}.`);
  }
  return faults;
}

/** Pieces that a room of mall-components may have, so that it can be looked over. */
const roomLimit = 40;

function crowdedRooms(tree: Tree): string[] {
  const rooms = Map.groupBy(componentFolders(tree), (folder) => folder.slice(0, folder.lastIndexOf("/")));
  return [...rooms]
    .filter(([room, folders]) => room.startsWith("packages/mall-components/") && folders.length > roomLimit)
    .map(
      ([room, folders]) => `${room}: ${folders.length} pieces; divide it by subject (at most ${roomLimit}).`,
    );
}

const check = (tree: Tree) => componentFolders(tree).flatMap((folder) => faultsOfFolder(tree, folder));

describe("law 1: every component folder has the same files and one name", () => {
  const tree = realTree();

  it("finds components to look at", () => {
    expect(componentFolders(tree).length).toBeGreaterThan(0);
  });

  it.each(componentFolders(tree))("%s", (folder) => {
    expectNone(faultsOfFolder(tree, folder));
  });

  it("has rooms of screen pieces that can be looked over", () => {
    expectNone(crowdedRooms(tree));
    const pieces = (count: number) =>
      fakeTree(
        Object.fromEntries(
          Array.from({ length: count }, (_, at) => [
            `packages/mall-components/src/cart/A${at}/A${at}.tsx`,
            "",
          ]),
        ),
      );
    expectNone(crowdedRooms(pieces(roomLimit)));
    expect(crowdedRooms(pieces(roomLimit + 1))).toHaveLength(1);
  });

  const folder = "packages/ui/src/components/Badge";
  const whole = {
    [`${folder}/Badge.tsx`]: "export function Badge() {}",
    [`${folder}/Badge.stories.tsx`]: 'const meta = { title: "ui/Badge" };\nexport const Default = {};',
    [`${folder}/index.ts`]: 'export { Badge } from "./Badge.tsx";',
  };

  it("accepts a whole folder and bites on each fault", () => {
    expect(check(fakeTree(whole))).toEqual([]);
    const { [`${folder}/Badge.stories.tsx`]: _, ...storyless } = whole;
    expect(check(fakeTree(storyless))[0]).toContain("Badge.stories.tsx is missing");
    expect(check(fakeTree({ ...whole, [`${folder}/Badge.scss`]: "" }))[0]).toContain("does not belong");
    expect(check(fakeTree({ ...whole, [`${folder}/Badge.messages.ts`]: "" }))).toHaveLength(2);
    const late = {
      ...whole,
      [`${folder}/Badge.stories.tsx`]: "export const Empty = {};\nexport const Default = {};",
    };
    expect(check(fakeTree(late))[0]).toContain("first story is Default");
    expect(check(fakeTree(late))[1]).toContain('carry the title "ui/Badge"');
    expect(check(fakeTree({ ...whole, [`${folder}/index.ts`]: "export {};" }))[0]).toContain(
      "does not export Badge",
    );
  });
});
