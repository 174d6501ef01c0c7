import ts from "typescript";
import { describe, expect, it } from "vitest";
import { importsOf } from "./imports.ts";
import { expectNone, fakeTree, realTree, type Tree } from "./tree.ts";

/** Where tokens, brands and the style functions themselves are made. */
const isFoundation = (file: string) => /^packages\/ui\/src\/(?:css|tokens|themes)\//.test(file);

const styleFiles = (tree: Tree) =>
  tree.paths.filter((file) => /^(?:packages|apps)\/.*\.css\.ts$/.test(file) && !isFoundation(file));

const rawColour =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(|(?:^|[\s,(])(?:white|black|red|green|blue|gr[ae]y|orange|yellow|pink|purple|brown|silver|gold|navy|teal)(?:$|[\s,)])/i;
const rawLength = /(?:^|[\s(,*+/-])\d*\.?\d+(?:px|rem|pt|cm|mm|in|pc|q)\b/i;

/** Properties whose plain number is a count or a ratio, not a length in px. */
const unitless =
  /^(?:zIndex|opacity|order|flex|flexGrow|flexShrink|fontWeight|lineHeight|aspectRatio|grid(?:Row|Column|Area)(?:Start|End)?|columns|columnCount|animationIterationCount|scale|tabSize|orphans|widows|(?:Webkit)?[lL]ineClamp|strokeWidth|fillOpacity|strokeOpacity)$/;

function propertyName(node: ts.PropertyName): string {
  return ts.isIdentifier(node) || ts.isStringLiteral(node) ? node.text : "";
}

/** Whether a string is a CSS value (and no selector, class, import or media query). */
function isValue(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) return false;
  return !(ts.isPropertyAssignment(parent) && parent.name === node) && !ts.isComputedPropertyName(parent);
}

function rawValues(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const faults: string[] = [];
  const say = (node: ts.Node, what: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    faults.push(`${file}:${line + 1}: ${what}; take it from \`vars\` of @tradehall/ui/css, or add a token.`);
  };
  const visit = (node: ts.Node): void => {
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node);
    if (isText && isValue(node)) {
      if (rawColour.test(node.text)) say(node, `the raw colour “${node.text}”`);
      else if (rawLength.test(node.text)) say(node, `the raw length “${node.text}”`);
    }
    if (
      ts.isPropertyAssignment(node) &&
      ts.isNumericLiteral(node.initializer) &&
      Number(node.initializer.text) !== 0
    ) {
      const name = propertyName(node.name);
      if (/^[a-z]/.test(name) && !unitless.test(name))
        say(node, `the raw length ${name}: ${node.initializer.text} (px)`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

/** Style functions must be ours: only they know the layer. */
function layerless(tree: Tree): string[] {
  return styleFiles(tree).flatMap((file) => {
    const makers = importsOf(tree.read(file)).filter((name) => name.startsWith("@vanilla-extract/"));
    const names = makers.filter(
      (name) => !/^@vanilla-extract\/css$/.test(name) || makesRules(tree.read(file)),
    );
    return names.map(
      (name) =>
        `${file}: takes style functions from ${name}; take them from @tradehall/ui/css, which puts them into their layer.`,
    );
  });
}

/** `createVar`, `keyframes`, `fallbackVar` and types make no rule; everything else of vanilla-extract does. */
function makesRules(text: string): boolean {
  const list = /import\s*(type\s*)?\{([^}]*)\}\s*from\s*["']@vanilla-extract\/css["']/.exec(text);
  if (!list || list[1]) return !list;
  const names = (list[2] ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  return names.some((name) => !/^(?:type\s|createVar$|keyframes$|fallbackVar$)/.test(name));
}

/** Rules of mall-components belong to the layer above ui's. */
function wrongLayer(tree: Tree): string[] {
  return styleFiles(tree)
    .filter((file) => file.startsWith("packages/mall-components/"))
    .flatMap((file) => {
      const list =
        /import\s*\{([^}]*)\}\s*from\s*["']@tradehall\/ui\/css["']/.exec(tree.read(file))?.[1] ?? "";
      const wrong = list
        .split(",")
        .map((name) => name.trim())
        .filter((name) => /^(?:style|styleVariants|globalStyle|recipe)$/.test(name));
      return wrong.map(
        (name) =>
          `${file}: ${name} writes into mall.ui; take component${name[0]?.toUpperCase()}${name.slice(1)}.`,
      );
    });
}

/** States come from React Aria's data attributes; `:hover` sticks on touch screens. */
function pseudoStates(tree: Tree): string[] {
  return styleFiles(tree)
    .filter((file) => /:hover|:active\b/.test(tree.read(file)))
    .map((file) => `${file}: uses :hover or :active; take hover() and pressed() of @tradehall/ui/css.`);
}

describe("law 3: every rule sits in its layer, no raw colour or length outside tokens and themes", () => {
  const tree = realTree();

  it("finds style sheets", () => {
    expect(styleFiles(tree).length).toBeGreaterThan(0);
  });

  it.each(styleFiles(tree))("%s names tokens only", (file) => {
    expectNone(rawValues(file, tree.read(file)));
  });

  it("takes style functions from @tradehall/ui/css, of the right layer, and no :hover", () => {
    expectNone([...layerless(tree), ...wrongLayer(tree), ...pseudoStates(tree)]);
  });

  it("bites", () => {
    const raw = (value: string) => rawValues("a.css.ts", `export const a = style({ ${value} });`);
    expect(raw('color: "#fff"')).toHaveLength(1);
    expect(raw('border: "1px solid red"')).toHaveLength(1);
    expect(raw("width: 600")).toHaveLength(1);
    expect(raw(`padding: \`calc(\${x} + 4px)\``)).toHaveLength(1);
    expect(
      raw('inset: 0, opacity: 0.5, width: "100%", flex: 1, color: "inherit", gap: vars.space.s'),
    ).toEqual([]);
    const mall = "packages/mall-components/src/order/A/A.css.ts";
    expect(layerless(fakeTree({ [mall]: 'import { style } from "@vanilla-extract/css";' }))).toHaveLength(1);
    expect(layerless(fakeTree({ [mall]: 'import { createVar } from "@vanilla-extract/css";' }))).toEqual([]);
    expect(
      wrongLayer(fakeTree({ [mall]: 'import { recipe, vars } from "@tradehall/ui/css";' })),
    ).toHaveLength(1);
    expect(pseudoStates(fakeTree({ [mall]: 'selectors: { "&:hover": {} }' }))).toHaveLength(1);
  });
});
