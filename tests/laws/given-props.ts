import path from "node:path";
import ts from "typescript";
import { root } from "./tree.ts";

const library = "packages/mall-components/src/";
const roomsOfUsers = [library, "apps/storefront/src/"];
const isStory = (file: string) => /\.(test|stories)\.tsx?$|\/(?:samples|testing)\//.test(file);

/** `product/Price` of a file inside a component's folder. */
const folderOf = (file: string) =>
  new RegExp(`^${library}([a-z-]+/[A-Z]\\w*)/`).exec(file)?.[1] ?? `outside: ${file}`;

/** The whole text of the library and of the shop that uses it, with its types. */
function readProgram(): ts.Program {
  const base = ts.readConfigFile(path.join(root, "tsconfig.base.json"), ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(
    { ...base, compilerOptions: { ...base.compilerOptions, types: ["node", "vite/client"] } },
    ts.sys,
    path.join(root, "apps/storefront"),
  );
  const files = roomsOfUsers.flatMap((room) => ts.sys.readDirectory(path.join(root, room), [".ts", ".tsx"]));
  return ts.createProgram(
    files.filter((file) => !isStory(file)),
    options,
  );
}

/** A component's props, and those that someone outside its folder gives. */
export interface Component {
  folder: string;
  props: Set<string>;
  /** Props with a sentence in their type. */
  documented: Set<string>;
  given: Set<string>;
}

/** Of each exported `XProps` of a component's folder, which props someone outside the folder gives. */
export function givenProps(program: ts.Program = readProgram()): Component[] {
  const checker = program.getTypeChecker();
  const nameOf = (source: ts.SourceFile) => path.relative(root, source.fileName);
  const components = new Map<ts.Symbol, Component>();
  const sources = program.getSourceFiles().filter((source) => {
    const name = nameOf(source);
    return roomsOfUsers.some((room) => name.startsWith(room)) && !isStory(name);
  });
  for (const source of sources) {
    const folder = folderOf(nameOf(source));
    if (folder.startsWith("outside")) continue;
    for (const node of source.statements) {
      if (!ts.isInterfaceDeclaration(node) || node.name.text !== `${folder.split("/")[1]}Props`) continue;
      const symbol = checker.getSymbolAtLocation(node.name);
      if (!symbol) continue;
      const props = checker.getTypeAtLocation(node.name).getProperties();
      const isDocumented = (prop: ts.Symbol) => prop.getDocumentationComment(checker).length > 0;
      components.set(symbol, {
        folder,
        props: new Set(props.map((prop) => prop.name)),
        documented: new Set(props.filter(isDocumented).map((prop) => prop.name)),
        given: new Set(),
      });
    }
  }
  /** The components whose props are asked for here. */
  const asked = (type: ts.Type | undefined): Component[] => {
    if (!type) return [];
    if (type.isUnionOrIntersection()) return type.types.flatMap(asked);
    const found = components.get(type.symbol);
    return found ? [found] : [];
  };
  /** The components that an element may be: by what its function takes, which is quicker than checking what it is given. */
  const shownBy = (type: ts.Type): Component[] =>
    type.isUnion()
      ? type.types.flatMap(shownBy)
      : type
          .getCallSignatures()
          .flatMap(({ parameters: [props] }) => asked(props && checker.getTypeOfSymbol(props)));
  /** Every name that a type may hold, in whichever of its forms. */
  const namesOf = (type: ts.Type): string[] =>
    type.isUnion() ? type.types.flatMap(namesOf) : type.getProperties().map((prop) => prop.name);
  for (const source of sources) {
    const file = nameOf(source);
    const visit = (node: ts.Node): void => {
      if (ts.isJsxAttributes(node) && !/^[a-z]/.test(node.parent.tagName.getText())) {
        const shown = shownBy(checker.getTypeAtLocation(node.parent.tagName)).filter(
          ({ folder }) => folder !== folderOf(file),
        );
        const names = node.properties.flatMap((one) =>
          ts.isJsxSpreadAttribute(one)
            ? namesOf(checker.getTypeAtLocation(one.expression))
            : [one.name.getText()],
        );
        const element = node.parent.parent;
        if (ts.isJsxElement(element) && element.children.length > 0) names.push("children");
        for (const { given } of shown) for (const name of names) given.add(name);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return [...components.values()];
}
