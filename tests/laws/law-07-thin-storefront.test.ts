import ts from "typescript";
import { describe, expect, it } from "vitest";
import { importsOf } from "./imports.ts";
import { expectNone, fakeTree, isProof, realTree, type Tree } from "./tree.ts";

const room = "apps/storefront/src/";
const hasChinese = /[\u3400-\u9fff\uff01-\uff5e\u3001-\u303f]/;
const hasWord = /[A-Za-z\u3400-\u9fff]/;
const looks = new Set(["className", "style", "css"]);
const spoken = new Set([
  "title",
  "alt",
  "placeholder",
  "label",
  "description",
  "aria-label",
  "aria-description",
  "aria-roledescription",
]);

const sources = (tree: Tree) =>
  tree.paths.filter(
    (file) =>
      file.startsWith(room) &&
      /\.tsx?$/.test(file) &&
      !isProof(file) &&
      !file.includes("/testing/") &&
      !file.includes(".gen."),
  );

const literalOf = (node: ts.JsxAttributeValue | undefined): string => {
  if (!node) return "";
  if (ts.isStringLiteral(node)) return node.text;
  const inner = ts.isJsxExpression(node) ? node.expression : undefined;
  return inner && ts.isStringLiteralLike(inner) ? inner.text : "";
};

/** Literal words and looks in one source of the storefront. */
function faultsIn(file: string, text: string): string[] {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const faults: string[] = [];
  const say = (node: ts.Node, what: string, instead: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    faults.push(`${file}:${line + 1}: ${what}; ${instead}.`);
  };
  const words = "words live in *.messages.ts beside a mall-component";
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && hasWord.test(node.text))
      say(node, `the literal text “${node.text.trim()}”`, words);
    else if (ts.isJsxAttribute(node)) {
      const name = node.name.getText();
      if (looks.has(name))
        say(node, `the attribute ${name}`, "looks live in @tradehall/ui and @tradehall/mall-components");
      else if (spoken.has(name) && hasWord.test(literalOf(node.initializer)))
        say(node, `the literal text in ${name}`, words);
    } else if (
      (ts.isStringLiteralLike(node) ||
        ts.isTemplateHead(node) ||
        ts.isTemplateTail(node) ||
        ts.isTemplateMiddle(node)) &&
      hasChinese.test(node.text)
    ) {
      say(node, `the literal text “${node.text}”`, words);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

function sheets(tree: Tree): string[] {
  const own = tree.paths.filter((file) => file.startsWith(room) && /\.(css|scss|less)(\.ts)?$/.test(file));
  const borrowed = sources(tree).flatMap((file) =>
    importsOf(tree.read(file))
      .filter((name) => /\.css(\.ts)?$/.test(name))
      .map((name) => `${file} (${name})`),
  );
  return [...own, ...borrowed].map(
    (file) => `${file}: the storefront owns no style sheet; put the looks into a component.`,
  );
}

describe("law 7: the storefront owns no styles and no literal text", () => {
  const tree = realTree();

  it("finds the storefront", () => {
    expect(sources(tree).length).toBeGreaterThan(0);
  });

  it("has no style sheet", () => {
    expectNone(sheets(tree));
  });

  it("has no literal text and no looks", () => {
    expectNone(sources(tree).flatMap((file) => faultsIn(file, tree.read(file))));
  });

  it.each([
    "<p>Hello</p>",
    "<p>商品</p>",
    '<img alt="a picture" />',
    '<p className="x" />',
    "<p style={{ top: 0 }} />",
    '<Field label={"手机号"} />',
    `({ title: \`第\${page}页\` })`,
  ])("bites on %s", (text) => {
    expect(faultsIn("a.tsx", `export const a = ${text};`).length).toBeGreaterThan(0);
  });

  it("lets through components, messages and Chinese comments", () => {
    const text = '// 首页\nexport const a = <Home title={format(words.title)} id="home"> {count} </Home>;';
    expect(faultsIn("a.tsx", text)).toEqual([]);
    expect(sheets(fakeTree({ [`${room}routes/a/a.css.ts`]: "" }))).toHaveLength(1);
    expect(sheets(fakeTree({ [`${room}routes/a/a.tsx`]: 'import "./a.css";' }))).toHaveLength(1);
  });
});
