import fs from "node:fs";
import path from "node:path";
import ts from "typescript";
import { at, root } from "./paths.mjs";
import { filesUnder } from "./stamp.mjs";
import { isOurs, programOf, reader } from "./type-reader.mjs";

/** Packages of components: where they are, and the rooms' folders in them. */
const libraries = [
  { name: "ui", folder: "packages/ui/src/components" },
  { name: "mall-components", folder: "packages/mall-components/src" },
];

/** `{ key: "coupon/CouponTicket", name, folder, entry }` of every component. */
function componentList() {
  return libraries.flatMap(({ name: library, folder }) =>
    filesUnder(folder)
      .filter((file) => file.endsWith(".stories.tsx"))
      .map((file) => {
        const place = path.dirname(path.relative(at(folder), file)).replaceAll("\\", "/");
        const name = path.basename(file, ".stories.tsx");
        const key = library === "ui" ? `ui/${name}` : place;
        return { key, name, folder: `${folder}/${place}`, entry: `@tradehall/${library}/${place}` };
      }),
  );
}

/** What the parameter's pattern gives where a prop is absent. */
function defaultsOf(declaration) {
  const given = {};
  const take = (pattern) => {
    for (const one of pattern.elements)
      if (one.initializer) given[(one.propertyName ?? one.name).getText()] = one.initializer.getText();
  };
  const visit = (node) => {
    if (
      ts.isVariableDeclaration(node) &&
      ts.isObjectBindingPattern(node.name) &&
      node.initializer?.getText() === "props"
    )
      take(node.name);
    ts.forEachChild(node, visit);
  };
  const pattern = declaration?.parameters?.[0]?.name;
  if (pattern && ts.isObjectBindingPattern(pattern)) take(pattern);
  if (declaration?.body) visit(declaration.body);
  return given;
}

/** Custom properties that a component's sheets take from the tokens: `color.accent`. */
function tokensOf(folder) {
  const sheets = filesUnder(folder).filter((file) => file.endsWith(".css.ts"));
  const found = sheets.flatMap((file) => [
    ...fs.readFileSync(file, "utf8").matchAll(/\bvars((?:\.[a-zA-Z]\w*|\["?\w+"?\])+)/g),
  ]);
  const names = found.map(([, path]) => path.replaceAll(/\["?(\w+)"?\]/g, ".$1").slice(1));
  return [...new Set(names)].sort();
}

/** Components that the files of a folder import. */
function usesOf(folder, own, keys) {
  const files = filesUnder(folder).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|stories|docs|css)\./.test(file),
  );
  const found = files.flatMap((file) =>
    [...fs.readFileSync(file, "utf8").matchAll(/from "([^"]+)"/g)].map(([, from]) => {
      if (from.startsWith("@tradehall/ui/")) return `ui/${from.slice("@tradehall/ui/".length)}`;
      if (!from.startsWith(".")) return "";
      const parts = path.relative(root, path.resolve(path.dirname(file), from)).split("/");
      const key = parts
        .slice(-3, -1)
        .join("/")
        .replace(/^components\//, "ui/");
      return key;
    }),
  );
  return [...new Set(found)].filter((key) => key !== own && keys.has(key)).sort();
}

/** What an entry gives beside its component: `Menu` of `export { Menu, type MenuProps } from "./Menu.tsx"`. */
function partsOf(folder, own) {
  const index = fs.readFileSync(at(`${folder}/index.ts`), "utf8");
  return [...index.matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, names]) => names.split(","))
    .map((name) => name.trim())
    .filter((name) => name !== own && /^\w+$/.test(name));
}

/** What a program can say of every component: its entry, summary, props with their shapes, tokens and neighbours. */
export function componentFacts() {
  read ??= readFacts();
  return read;
}

/** Reading takes some seconds, and several tests of a worker ask. */
let read;

function readFacts() {
  const components = componentList();
  const keys = new Set(components.map(({ key }) => key));
  const program = programOf(components.map(({ folder, name }) => at(`${folder}/${name}.tsx`)));
  const checker = program.getTypeChecker();
  const facts = components.map(({ key, name, folder, entry }) => {
    const source = program.getSourceFile(at(`${folder}/${name}.tsx`));
    const symbol = checker
      .getExportsOfModule(checker.getSymbolAtLocation(source))
      .find((one) => one.name === name);
    if (!symbol) throw new Error(`${folder}: exports no ${name}`);
    const type = checker.getTypeOfSymbol(symbol);
    const [signature] = [...type.getCallSignatures(), ...type.getConstructSignatures()];
    const parameter = signature?.parameters[0];
    const shapes = {};
    const { fieldOf } = reader(checker, shapes);
    const declared = symbol.valueDeclaration;
    const body = declared && ts.isVariableDeclaration(declared) ? declared.initializer : declared;
    const inner = body && ts.isCallExpression(body) ? body.arguments[0] : body;
    const defaults = defaultsOf(inner);
    const given = (parameter ? checker.getTypeOfSymbol(parameter) : undefined)?.getApparentProperties() ?? [];
    // React's own attributes for assistive technology are told in one sentence.
    const isOwn = (prop) => prop.declarations?.some((one) => isOurs(one.getSourceFile().fileName));
    const props = given.filter((prop) => isOwn(prop) || !prop.name.startsWith("aria-"));
    return {
      key,
      name,
      entry,
      parts: partsOf(folder, name),
      source: `${folder}/${name}.tsx`,
      summary: ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll("\n", " "),
      props: props
        .map(fieldOf)
        .map((prop) => (prop.name in defaults ? { ...prop, default: defaults[prop.name] } : prop)),
      takesAria: props.length < given.length,
      shapes,
      tokens: tokensOf(folder),
      uses: usesOf(folder, key, keys),
    };
  });
  return facts.map((one) => ({
    ...one,
    usedBy: facts.filter(({ uses }) => uses.includes(one.key)).map(({ key }) => key),
  }));
}
