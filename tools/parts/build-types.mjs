import fs from "node:fs";
import path from "node:path";
import { at } from "./paths.mjs";
import { builtName, entryPointsOf } from "./published-entry-points.mjs";

/** `./Button.css.ts` → `./Button.styles.js`: what an adopter's compiler finds beside the built modules. */
const builtSpecifier = (specifier) =>
  /^\.{1,2}\//.test(specifier)
    ? `${path.posix.dirname(specifier)}/${builtName(`/src/${path.posix.basename(specifier)}`)}.js`
    : specifier;

/** Compiled words have no types worth writing out: they are handed to `IntlProvider` as they are. */
export const wordTypes = `import type { MessageFormatElement } from "react-intl";
/** Compiled words, for \`IntlProvider\`. */
declare const words: Record<string, MessageFormatElement[]>;
export default words;
`;

/** Renames what a declaration imports. */
function renameImports(ts) {
  return (context) => (file) => {
    const { factory } = context;
    const renamed = (literal) => factory.createStringLiteral(builtSpecifier(literal.text));
    const visit = (node) => {
      const isFrom = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
      if (isFrom && node.moduleSpecifier) {
        const specifier = renamed(node.moduleSpecifier);
        return ts.isImportDeclaration(node)
          ? factory.updateImportDeclaration(
              node,
              node.modifiers,
              node.importClause,
              specifier,
              node.attributes,
            )
          : factory.updateExportDeclaration(
              node,
              node.modifiers,
              node.isTypeOnly,
              node.exportClause,
              specifier,
              node.attributes,
            );
      }
      if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
        const argument = factory.createLiteralTypeNode(renamed(node.argument.literal));
        const typeArguments = ts.visitNodes(node.typeArguments, visit);
        return factory.updateImportTypeNode(
          node,
          argument,
          node.attributes,
          node.qualifier,
          typeArguments,
          node.isTypeOf,
        );
      }
      return ts.visitEachChild(node, visit, context);
    };
    return ts.visitEachChild(file, visit, context);
  };
}

function optionsOf(ts, base) {
  const read = ts.readConfigFile(at(base), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    { compilerOptions: read.config.compilerOptions },
    ts.sys,
    at("."),
  );
  return {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    // The quick gate has checked them.
    noCheck: true,
    rootDir: at("packages"),
    types: [],
  };
}

/** Writes the declarations of these packages beside their built modules; all in one program, which reads each source once. */
export async function buildTypes(names, outOf) {
  const { default: ts } = await import("typescript");
  const sources = names.flatMap((name) => entryPointsOf(name).map(({ file }) => ({ name, file })));
  const words = sources.filter(({ file }) => file.endsWith(".json"));
  for (const { name, file } of words)
    fs.writeFileSync(path.join(outOf(name), `${builtName(`/${file}`)}.d.ts`), wordTypes);
  const roots = sources
    .filter((source) => !words.includes(source))
    .map(({ name, file }) => at(`packages/${name}/${file}`));
  const program = ts.createProgram(roots, optionsOf(ts, "tsconfig.base.json"));
  const write = (file, text) => {
    const [, name, source] = /packages[\\/]([\w-]+)[\\/]src[\\/](.+)\.d\.ts$/.exec(file) ?? [];
    if (!names.includes(name)) return;
    const out = path.join(outOf(name), `${builtName(`/src/${source}.ts`)}.d.ts`);
    fs.mkdirSync(path.dirname(out), { recursive: true });
    fs.writeFileSync(out, text);
  };
  const { diagnostics } = program.emit(undefined, write, undefined, true, {
    afterDeclarations: [renameImports(ts)],
  });
  if (diagnostics.length > 0)
    throw new Error(
      ts.formatDiagnostics(diagnostics, {
        ...ts.sys,
        getCanonicalFileName: (file) => file,
        getNewLine: () => "\n",
      }),
    );
}
