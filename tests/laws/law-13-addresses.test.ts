import ts from "typescript";
import { describe, expect, it } from "vitest";
import { specRoutes } from "./spec-routes.ts";
import { expectNone, fakeTree, isProof, realTree, type Tree } from "./tree.ts";

const storefront = "apps/storefront/src/";
const table = `${storefront}route-table.ts`;
const tables = [table, `${storefront}user-center-rows.ts`];
const speller = `${storefront}href-to.ts`;
/** What the server sends may hold addresses; the contract shows examples of it. */
const isData = (file: string) =>
  /^packages\/(?:api-client\/src\/models|mall-components\/src\/samples)\//.test(file);

const firsts = new Set(specRoutes.map(({ path }) => path.split("/")[1]).filter((first) => first !== ""));
const isPagePath = (text: string): boolean => firsts.has(/^\/([\w-]+)(?=$|[/?#])/.exec(text)?.[1]);

/** Methods that take "/" for a letter, not for the home page. */
const letters = /^(?:split|join|startsWith|endsWith|indexOf|lastIndexOf|includes|replace|replaceAll)$/;

function isHome(node: ts.StringLiteralLike): boolean {
  if (node.text !== "/") return false;
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return true;
  if (ts.isPropertyAssignment(parent)) return /(?:href|action|path)$/i.test(parent.name.getText());
  if (ts.isCallExpression(parent) && parent.arguments.includes(node)) {
    const called = parent.expression;
    return !letters.test(ts.isPropertyAccessExpression(called) ? called.name.text : "");
  }
  const isDefault = ts.isBindingElement(parent) || ts.isReturnStatement(parent) || ts.isParameter(parent);
  const isElse = ts.isBinaryExpression(parent) && /^(?:\?\?|\|\|)$/.test(parent.operatorToken.getText());
  return isDefault || isElse;
}

/** Addresses of pages that are spelled in a source. */
function addressesIn(file: string, text: string): string[] {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isLiteral = ts.isStringLiteralLike(node) || ts.isTemplateHead(node);
    if (isLiteral && (isPagePath(node.text) || (ts.isStringLiteralLike(node) && isHome(node)))) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1}: ${node.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function faultsIn(tree: Tree): string[] {
  const isSource = (file: string) => /\.tsx?$/.test(file) && !isProof(file) && !isData(file);
  const inPackages = tree.paths.filter((file) => file.startsWith("packages/") && isSource(file));
  const inStorefront = tree.paths.filter(
    (file) =>
      file.startsWith(storefront) &&
      !tables.includes(file) &&
      file !== speller &&
      !file.includes("/testing/") &&
      isSource(file),
  );
  return [
    ...inPackages
      .flatMap((file) => addressesIn(file, tree.read(file)))
      .map((fault) => `${fault}; take it from useRoutes() or a prop.`),
    ...inStorefront
      .flatMap((file) => addressesIn(file, tree.read(file)))
      .map((fault) => `${fault}; hrefTo(name) spells it by its row in ${table}.`),
  ];
}

describe("law 13: the addresses of pages stand in the route table alone", () => {
  it("holds", () => {
    expectNone(faultsIn(realTree()));
  });

  it.each([
    'const a = "/cart";',
    'const a = { href: "/" };',
    'const f = ({ homeHref = "/" }) => homeHref;',
    'const a = b ?? "/";',
    'const a = <A href="/list?st=0" />;',
    'const a = <A href="/" />;',
    'redirect("/");',
    `const a = \`/detail/\${id}\`;`,
    `const a = \`/user-center/uc-order?status=\${b}\`;`,
  ])("bites on %s", (text) => {
    for (const file of ["packages/mall-components/src/chrome/A/A.tsx", `${storefront}routes/a/a.tsx`])
      expect(faultsIn(fakeTree({ [file]: text }))).toHaveLength(1);
  });

  it("lets through the table, pictures, calls, stories and slashes", () => {
    const text = 'const a = ["/pictures/p/1", "GET /p/cart", b.split("/")]; // "/cart"';
    expect(faultsIn(fakeTree({ [`${storefront}a.ts`]: text }))).toEqual([]);
    const path = 'const a = "/cart";';
    const story = "packages/mall-components/src/chrome/A/A.stories.tsx";
    expect(faultsIn(fakeTree({ [table]: path, [story]: path }))).toEqual([]);
  });
});
