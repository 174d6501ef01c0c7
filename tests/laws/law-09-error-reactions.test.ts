import { describe, expect, it } from "vitest";
import { errorCatalogue, reactions } from "../../packages/api-client/src/errors/catalogue.ts";
import { expectNone, fakeTree, realTree, type Tree } from "./tree.ts";

const switchFile = "apps/storefront/src/browser/errors/handle-error.ts";
const rowsFile = "tests/journeys/error-reactions.spec.ts";

type Catalogue = Record<string, { meaning: string; reaction: string }>;

function faultsOf(tree: Tree, catalogue: Catalogue, known: readonly string[]): string[] {
  const faults: string[] = [];
  const cases = tree.has(switchFile) ? tree.read(switchFile) : "";
  const rows = tree.has(rowsFile) ? tree.read(rowsFile) : "";
  for (const reaction of known) {
    const isHandled = new RegExp(`case\\s+["']${reaction}["']`).test(cases);
    if (!isHandled) faults.push(`${switchFile}: the reaction “${reaction}” has no case in the switch.`);
  }
  for (const [code, { meaning, reaction }] of Object.entries(catalogue)) {
    if (!known.includes(reaction)) faults.push(`${code}: “${reaction}” is no known reaction.`);
    if (meaning.trim() === "") faults.push(`${code}: has no meaning.`);
    if (!new RegExp(`["']${code}["']`).test(rows)) faults.push(`${rowsFile}: ${code} has no row.`);
  }
  return faults;
}

describe("law 9: each error code has a reaction and a test row", () => {
  it("finds the codes of the specification", () => {
    expect(Object.keys(errorCatalogue)).toEqual(
      expect.arrayContaining(["A00001", "A00004", "A00005", "A00008", "A03002"]),
    );
  });

  it("has a case for every reaction and a row for every code", () => {
    expectNone(faultsOf(realTree(), errorCatalogue, reactions));
  });

  it("bites", () => {
    const catalogue = { A00001: { meaning: "refused", reaction: "toastMessage" } };
    const whole = { [switchFile]: 'case "toastMessage": break;', [rowsFile]: '["A00001"]' };
    expect(faultsOf(fakeTree(whole), catalogue, ["toastMessage"])).toEqual([]);
    expect(faultsOf(fakeTree({ ...whole, [rowsFile]: "" }), catalogue, ["toastMessage"])[0]).toContain(
      "no row",
    );
    expect(faultsOf(fakeTree({ ...whole, [switchFile]: "" }), catalogue, ["toastMessage"])[0]).toContain(
      "no case",
    );
    expect(
      faultsOf(fakeTree(whole), { A00001: { meaning: "x", reaction: "sing" } }, ["toastMessage"])[0],
    ).toContain("no known");
  });
});
