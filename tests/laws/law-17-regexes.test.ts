import { analyse } from "scslre";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { expectNone, fakeTree, isProof, realTree, type Tree } from "./tree.ts";

/** What runs in the server and in browsers; tools, tests, samples and the seed read nothing from outside. */
const isShipped = (file: string): boolean =>
  /^(?:packages|apps)\/.*\/src\/.*\.tsx?$/.test(file) &&
  !/\/(?:samples|testing|seed)\//.test(file) &&
  !isProof(file);

/** Regular expressions of a source that take more than time in proportion to a text, for some text. */
function slowIn(file: string, text: string): string[] {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, pattern = "", flags = ""] = /^\/(.+)\/([a-z]*)$/s.exec(node.text) ?? [];
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      for (const { type, character } of analyse({ source: pattern, flags }).reports)
        found.push(
          `${file}:${line + 1}: ${node.text} reads runs of ${character.literal.source} again (${type})`,
        );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const slowOf = (tree: Tree): string[] =>
  tree.paths.filter(isShipped).flatMap((file) => slowIn(file, tree.read(file)));

describe("law 17: no text makes a regular expression slow", () => {
  it("holds for all that is shipped", () => expectNone(slowOf(realTree())));

  it.each([
    ["a run that is read from each of its places", "/<[^>]*>/g"],
    ["a run that two parts may share", "/^\\d*\\.?\\d*$/"],
    ["a group that repeats itself", "/^(a+)+$/"],
  ])("bites: %s", (_, literal) => {
    const tree = fakeTree({ "apps/server/src/text.ts": `export const pattern = ${literal};` });
    expect(slowOf(tree)).not.toEqual([]);
  });
});
