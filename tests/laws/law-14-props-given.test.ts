import path from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { type Component, givenProps } from "./given-props.ts";
import { forOtherShops, notYetGiven } from "./props-not-given.ts";
import { expectNone, fakeTree, realTree, root, type Tree } from "./tree.ts";

/** Props that no one gives and that are not on the list, and what the list says too much. */
function faultsOf(components: readonly Component[], list: Readonly<Record<string, string>>): string[] {
  const missing = new Map(
    components.map(({ folder, props, given }) => [folder, [...props].filter((prop) => !given.has(prop))]),
  );
  const listed = (folder: string) => list[folder]?.split(" ") ?? [];
  const unlisted = [...missing].flatMap(([folder, props]) =>
    props
      .filter((prop) => !listed(folder).includes(prop))
      .map((prop) => `${folder}: nobody gives ${prop}; delete it, or let a page give it.`),
  );
  const settled = Object.keys(list).flatMap((folder) =>
    listed(folder)
      .filter((prop) => !missing.get(folder)?.includes(prop))
      .map((prop) => `props-not-given.ts: ${folder} ${prop} is given or gone; take it off the list.`),
  );
  return [...unlisted, ...settled];
}

/** Props for other shops alone that have no sentence or no story. */
function unprovedOf(components: readonly Component[], tree: Tree): string[] {
  return components.flatMap(({ folder, documented }) => {
    const name = folder.split("/")[1];
    const stories = `packages/mall-components/src/${folder}/${name}.stories.tsx`;
    const text = tree.has(stories) ? tree.read(stories) : "";
    return (forOtherShops[folder]?.split(" ") ?? []).flatMap((prop) => [
      ...(documented.has(prop)
        ? []
        : [`${folder}: ${prop} is for other shops; say in its type what it is for.`]),
      ...(new RegExp(`\\b${prop}\\s*[:=]`).test(text) ? [] : [`${stories}: no story gives ${prop}.`]),
    ]);
  });
}

/** A made-up library with one card, and the page that shows it. */
function programOf(page: string): ts.Program {
  const files: Record<string, string> = {
    "packages/mall-components/src/order/Card/Card.tsx":
      "export interface CardProps { id: string; note?: string }\nexport const Card = (props: CardProps): JSX.Element => ({}); declare global { namespace JSX { interface Element {} interface ElementChildrenAttribute {} } }",
    "packages/mall-components/src/order/Card/Card.stories.tsx":
      'import { Card } from "./Card.tsx"; export const Full = <Card id="1" note="2" />;',
    "apps/storefront/src/routes/card/CardPage.tsx": `import { Card } from "../../../../../packages/mall-components/src/order/Card/Card.tsx";\n${page}`,
  };
  const textOf = (name: string) => files[path.relative(root, name)];
  const options: ts.CompilerOptions = {
    jsx: ts.JsxEmit.Preserve,
    noLib: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    directoryExists: () => true,
    fileExists: (name) => textOf(name) !== undefined,
    readFile: textOf,
    getSourceFile: (name, version) => {
      const text = textOf(name);
      return text === undefined ? undefined : ts.createSourceFile(name, text, version, true);
    },
  };
  return ts.createProgram(
    Object.keys(files).map((file) => path.join(root, file)),
    options,
    host,
  );
}

describe("law 14: each prop of a mall component is given by a page or by another component", () => {
  it("has no prop that only stories give, but for those on the list", { timeout: 240_000 }, () => {
    const components = givenProps();
    expect(components.length).toBeGreaterThan(100);
    expectNone(faultsOf(components, { ...notYetGiven, ...forOtherShops }));
    expectNone(unprovedOf(components, realTree()));
  });

  it.each([
    ['export const page = <Card id="1" note="2" />;', {}, []],
    [
      "const all = { id: '1', note: '2' } as { id: string } | { note?: string };\nexport const page = <Card {...all} />;",
      {},
      [],
    ],
    ['export const page = <Card id="1" />;', {}, ["nobody gives note"]],
    ['export const page = <Card id="1" />;', { "order/Card": "note" }, []],
    ['export const page = <Card id="1" note="2" />;', { "order/Card": "note" }, ["take it off the list"]],
    ["export const page = 1;", {}, ["nobody gives id", "nobody gives note"]],
  ])("judges %s with the list %o", (page, list, faults) => {
    const found = faultsOf(givenProps(programOf(page)), list);
    expect(found).toHaveLength(faults.length);
    for (const [index, words] of faults.entries()) expect(found[index]).toContain(words);
  });

  it("refuses a prop for other shops without a sentence or a story", () => {
    const props = new Set(["html", "hosts", "isEager"]);
    const documented = new Set(["html", "hosts"]);
    const component = { folder: "parts/RichText", props, documented, given: new Set<string>() };
    const stories = "packages/mall-components/src/parts/RichText/RichText.stories.tsx";
    const tree = fakeTree({ [stories]: "export const Default = { args: { html: '', isEager: true } };" });
    expect(unprovedOf([component], tree)).toEqual([
      `${stories}: no story gives hosts.`,
      "parts/RichText: isEager is for other shops; say in its type what it is for.",
    ]);
  });
});
