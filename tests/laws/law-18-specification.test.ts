import { expect, it } from "vitest";
import * as limits from "../../packages/mall-rules/src/limits/index.ts";
import { expectNone, fakeTree, realTree, type Tree } from "./tree.ts";

const folder = "docs/specification/";
const isSource = (file: string): boolean => /\.(?:tsx?|mjs|css)$/.test(file) && !file.startsWith("docs/");

/** What code cites that `docs/specification` does not have: sections by number, decisions by their name. */
function lostCitations(tree: Tree): string[] {
  const pages = tree.paths.filter((file) => file.startsWith(folder));
  const text = pages.map((file) => tree.read(file)).join("\n");
  const sections = new Set(pages.map((file) => file.slice(folder.length).split("-")[0]));
  return tree.paths.filter(isSource).flatMap((file) => {
    const source = tree.read(file);
    const lost = [...source.matchAll(/Spec §(\d+)/g)].filter(([, section]) => !sections.has(section));
    const decisions = [...source.matchAll(/decisions "([A-Za-z ]+)"/g)];
    const unknown = decisions.filter(([, name]) => !text.toLowerCase().includes(`${name?.toLowerCase()}`));
    return [...lost, ...unknown].map(([citation]) => `${file}: ${citation} is not in ${folder}`);
  });
}

const spans: [number, string][] = [
  [86_400_000, "day"],
  [3_600_000, "h"],
  [60_000, "min"],
  [1_000, "s"],
];

/** A limit as a reader writes it: its unit is the ending of its name. */
function written(name: string, value: number): string {
  if (name.endsWith("Fen")) return `¥${(value / 100).toLocaleString("en", { minimumFractionDigits: 2 })}`;
  if (name.endsWith("Bytes")) return `${value / 1_048_576} MiB`;
  if (!name.endsWith("Ms")) return String(value);
  const [span, unit] = spans.find(([length]) => value >= length) ?? [1, "ms"];
  const count = value / span;
  return `${count} ${unit}${unit === "day" && count > 1 ? "s" : ""}`;
}

/** Rows of the table of numbers that are not what `mall-rules` holds. */
function wrongNumbers(tree: Tree): string[] {
  const rows = tree.read(`${folder}9-numbers.md`).matchAll(/\| ([^|]+) \| [a-z]+ \| `(\w+)\.(\w+)` \|/g);
  return [...rows].flatMap(([, stated, group = "", name = ""]) => {
    const held = (limits as Record<string, object>)[group]?.[name as never];
    if (typeof held !== "number") return [`${group}.${name} is not in mall-rules/limits`];
    return stated === written(name, held)
      ? []
      : [`${group}.${name}: ${stated}, it is ${written(name, held)}`];
  });
}

it("every citation of the specification leads to a page of docs/specification", () =>
  expectNone(lostCitations(realTree())));

it("every number of the specification is what mall-rules holds", () => {
  const tree = realTree();
  expect(tree.read(`${folder}9-numbers.md`).match(/Limits\./g)?.length).toBeGreaterThan(50);
  expectNone(wrongNumbers(tree));
});

it("a lost citation and a wrong number are found", () => {
  const tree = fakeTree({
    [`${folder}9-numbers.md`]: "| addresses | 21 | decided | `addressLimits.perUser` |",
    "packages/a.ts": `// Spec §9, Spec §${12}, decisions "SMS code"`,
  });
  expect(lostCitations(tree)).toHaveLength(2);
  expect(wrongNumbers(tree)).toEqual(["addressLimits.perUser: 21, it is 20"]);
});
