import { analyse, type Literal } from "scslre";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { expectNone, fakeTree, isProof, realTree, type Tree } from "./tree.ts";

/** What runs in the server and in browsers; tools, tests, samples and the seed read nothing from outside. */
const isShipped = (file: string): boolean =>
  /^(?:packages|apps)\/.*\/src\/.*\.tsx?$/.test(file) &&
  !/\/(?:samples|testing|seed)\//.test(file) &&
  !isProof(file);

/** Expressions put together from what no text can show: our own words, and addresses of our own tables. */
const builtOfOwn = new Set([
  "apps/server/src/modules/search/words/english-words.ts",
  "apps/server/src/modules/search/words/synonyms.ts",
  "apps/server/src/modules/search/words/words-of-text.ts",
  "apps/storefront/src/host/known-calls.ts",
  "apps/storefront/src/href-to.ts",
  "packages/mall-rules/src/checks/person.ts",
]);

type Elements = NonNullable<
  ReturnType<typeof analyse>["parsed"]["pattern"]["alternatives"][number]
>["elements"];

const letters = ["中", ...Array.from({ length: 95 }, (_, nth) => String.fromCharCode(32 + nth))];
const isLetter = ({ type }: Elements[number]): boolean =>
  ["Character", "CharacterSet", "CharacterClass"].includes(type);

/**
 * A run behind a prefix of several letters that the run may hold, too: each place of the prefix reads on to the end.
 * The analyser knows this only behind a prefix of one letter.
 */
function rereadAt(elements: Elements, flags: string): string | undefined {
  const at = elements.findIndex((element) => !isLetter(element));
  const [run, next] = [elements[at], elements[at + 1]];
  if (flags.includes("y") || at < 2 || run?.type !== "Quantifier" || !next) return undefined;
  if (run.max !== Number.POSITIVE_INFINITY || !isLetter(run.element as Elements[number])) return undefined;
  const takes = (raw: string, letter: string) => new RegExp(`^${raw}$`, flags.replace("g", "")).test(letter);
  const isHeld = elements
    .slice(0, at)
    .every(({ raw }) => letters.some((letter) => takes(raw, letter) && takes(run.element.raw, letter)));
  return isHeld ? run.raw : undefined;
}

/** Why an expression takes more than time in proportion to a text, for some text. */
function slowParts(literal: Literal): string[] {
  const { reports, parsed } = analyse(literal);
  const known = reports.map(({ type, character }) => `runs of ${character.literal.source} again (${type})`);
  const more = parsed.pattern.alternatives.map(({ elements }) => rereadAt(elements, literal.flags));
  return [
    ...known,
    ...more.flatMap((run) => (run ? [`${run} from each place of what stands before it`] : [])),
  ];
}

/** The text of a literal, a template or a constant of the same file; undefined where it is worked out. */
function textOf(node: ts.Node | undefined, constants: ReadonlyMap<string, ts.Node>): string | undefined {
  if (!node) return "";
  if (ts.isIdentifier(node)) {
    const constant = constants.get(node.text);
    return constant && textOf(constant, constants);
  }
  if (ts.isTaggedTemplateExpression(node)) return textOf(node.template, constants);
  if (ts.isStringLiteral(node)) return node.text;
  const isRaw = ts.isTaggedTemplateExpression(node.parent);
  const part = ({ text, rawText = text }: ts.LiteralLikeNode & { rawText?: string }) =>
    isRaw ? rawText : text;
  if (ts.isNoSubstitutionTemplateLiteral(node)) return part(node);
  if (!ts.isTemplateExpression(node)) return undefined;
  const spans = node.templateSpans.map(({ expression, literal }) => {
    const inner = textOf(expression, constants);
    return inner === undefined ? undefined : inner + part(literal);
  });
  return spans.includes(undefined) ? undefined : part(node.head) + spans.join("");
}

/** A literal, or what is given to `new RegExp`; `unread` where its text is worked out. */
function expressionOf(
  node: ts.Node,
  constants: ReadonlyMap<string, ts.Node>,
): Literal | "unread" | undefined {
  if (ts.isRegularExpressionLiteral(node)) {
    const [, source = "", flags = ""] = /^\/(.+)\/([a-z]*)$/s.exec(node.text) ?? [];
    return { source, flags };
  }
  const isMade =
    (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === "RegExp";
  if (!isMade) return undefined;
  const [source, flags] = [textOf(node.arguments?.[0], constants), textOf(node.arguments?.[1], constants)];
  return source === undefined || flags === undefined ? "unread" : { source, flags };
}

/** Expressions of a source that some text makes slow, or that cannot be read. */
function slowIn(file: string, text: string): string[] {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const constants = new Map<string, ts.Node>();
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer);
    const expression = expressionOf(node, constants);
    const place = () =>
      `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${node.getText()}`;
    if (expression === "unread" && !builtOfOwn.has(file)) found.push(`${place()} cannot be read`);
    if (expression && expression !== "unread")
      found.push(...slowParts(expression).map((part) => `${place()} reads ${part}`));
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
    ["a run behind several letters that it may hold", "/<table[^>]*>/g"],
    ["a run that two parts may share", "/^\\d*\\.?\\d*$/"],
    ["a group that repeats itself", "/^(a+)+$/"],
    ["one that is made of a text", 'new RegExp("^(a+)+$")'],
    ["one that is worked out", 'new RegExp(words.join("|"))'],
  ])("bites: %s", (_, literal) => {
    const tree = fakeTree({ "apps/server/src/text.ts": `export const pattern = ${literal};` });
    expect(slowOf(tree)).not.toEqual([]);
  });

  it("leaves alone what begins at the front, and what a prefix cannot hold", () => {
    const text =
      'const ab = "ab"; export const patterns = [/^<table[^>]*>/, /<table[^<>]*>/g, new RegExp(ab, "g")];';
    expect(slowOf(fakeTree({ "apps/server/src/text.ts": text }))).toEqual([]);
  });
});
