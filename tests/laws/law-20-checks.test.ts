/** Every rule of Spec §5 is one check, by which the server refuses and the browser says so at the field. */
import { describe, expect, it } from "vitest";
import { type CheckRow, checkRows } from "./spec-checks.ts";
import { expectNone, fakeTree, realTree, type Tree } from "./tree.ts";

const page = "docs/specification/5-validation.md";

/** The rules of the page: what its list begins with, up to what was decided beside it. */
const rulesOf = (tree: Tree): string[] =>
  [...(tree.read(page).split("## Decided")[0] ?? "").matchAll(/^- \*\*([^*]+)\*\*:/gm)].map(
    ([, name = ""]) => name,
  );

/** The one file whose path ends so: another room makes no difference, another file of that name does. */
function ending(tree: Tree, end: string): string | undefined {
  const found = tree.paths.filter((file) => file.endsWith(end));
  return found.length === 1 ? found[0] : undefined;
}

/** Whether a text uses a name as a value: types check nothing. */
const uses = (text: string, name: string): boolean =>
  new RegExp(`\\b${name}\\b`).test(text.replace(/import type [^;]*;|\btypeof \w+|\btype \w+/g, ""));

/** Whether a shared file, or the server's where it alone has a part in the rule, gives out the check. */
const isGiven = (tree: Tree, name: string, { server, browser }: CheckRow): boolean =>
  tree.paths.some(
    (file) =>
      (typeof server === "string" || typeof browser === "string"
        ? /^(?:packages\/mall-rules|apps\/server)\/src\//
        : /^packages\/mall-rules\/src\//
      ).test(file) &&
      new RegExp(`export (?:const|(?:async )?function) ${name}\\b|^  ${name}:`, "m").test(tree.read(file)),
  );

function faultsOfSide(tree: Tree, rule: string, { names }: CheckRow, held: CheckRow["server"]): string[] {
  if (typeof held === "string") return held === "" ? [`${rule}: says no reason for a side without it.`] : [];
  const [source, test, met] = held;
  const [sourceFile, testFile] = [ending(tree, source), ending(tree, test)];
  if (!sourceFile) return [`${rule}: there is no one file ${source}.`];
  if (!testFile) return [`${rule}: there is no one file ${test}.`];
  const isUsed = names.some((name) => uses(tree.read(sourceFile), name));
  return [
    ...(isUsed ? [] : [`${sourceFile}: does not use ${names.join(" or ")} (${rule}).`]),
    ...(tree.read(testFile).includes(met) ? [] : [`${testFile}: does not meet “${met}” (${rule}).`]),
  ];
}

function faultsOf(tree: Tree, rows: Readonly<Record<string, CheckRow>>): string[] {
  const rules = rulesOf(tree);
  const unknown = Object.keys(rows).filter((name) => !rules.includes(name));
  return [
    ...unknown.map((name) => `${name}: is no rule of ${page}.`),
    ...rules.flatMap((rule) => {
      const row = rows[rule];
      if (!row) return [`${page}: “${rule}” has no row in spec-checks.ts.`];
      const [first = ""] = row.names;
      return [
        ...(isGiven(tree, first, row) ? [] : [`${rule}: no shared file gives out ${first}.`]),
        ...faultsOfSide(tree, rule, row, row.server),
        ...faultsOfSide(tree, rule, row, row.browser),
      ];
    }),
  ];
}

describe("law 20: every rule of section 5 holds on both sides", () => {
  it("finds the rules", () => expect(rulesOf(realTree())).toHaveLength(39));
  it("each is one check, refused by the server and said in the browser", () =>
    expectNone(faultsOf(realTree(), checkRows)));

  const tried = Object.entries(checkRows).flatMap(([rule, row]) =>
    row.tried ? [[rule, ...row.tried] as const] : [],
  );
  it.each(tried)("%s: the shared check tells right from wrong", (_, check, fine, wrong, reason) => {
    expect(check(fine)).toBeUndefined();
    expect(check(wrong)).toMatchObject({ reason });
  });

  const whole = {
    [page]: "- **Name**: not empty.\n\n## Decided\n\n- **other**: x.",
    "packages/mall-rules/src/checks/a.ts": "export const checkName = 1;",
    "apps/server/src/modules/a/a.ts": "checkName(body);",
    "apps/server/src/modules/a/a.test.ts": "请填写此项",
    "packages/mall-components/src/a/A/A.tsx": "checkedBy(aRules)",
    "packages/mall-components/src/a/A/A.stories.tsx": "checkWords.required",
  };
  const name: CheckRow = {
    names: ["checkName", "aRules"],
    server: ["a/a.ts", "/a.test.ts", "请填写此项"],
    browser: ["/A.tsx", "/A.stories.tsx", "checkWords.required"],
  };

  it("lets through what is whole", () => expectNone(faultsOf(fakeTree(whole), { Name: name })));

  it.each([
    ["has no row", whole, {}],
    ["is no rule", whole, { Name: name, Song: name }],
    ["no shared file", { ...whole, "packages/mall-rules/src/checks/a.ts": "" }, { Name: name }],
    ["does not use", { ...whole, "apps/server/src/modules/a/a.ts": "checkNames" }, { Name: name }],
    [
      "does not use",
      {
        ...whole,
        "packages/mall-components/src/a/A/A.tsx": 'import type { aRules } from "a"; keyof typeof aRules',
      },
      { Name: name },
    ],
    ["does not meet", { ...whole, "packages/mall-components/src/a/A/A.stories.tsx": "" }, { Name: name }],
    ["there is no", whole, { Name: { ...name, browser: ["/B.tsx", "/A.stories.tsx", ""] } as CheckRow }],
    ["no reason", whole, { Name: { ...name, server: "" } }],
  ])("bites: %s", (fault, files, rows) => {
    expect(faultsOf(fakeTree(files), rows).join("\n")).toContain(fault);
  });
});
