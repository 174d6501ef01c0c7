import ts from "typescript";
import { at } from "./paths.mjs";
import { entryPointsOf, published } from "./published-entry-points.mjs";
import { programOf } from "./type-reader.mjs";

const oneLine = (node) =>
  node
    .getText()
    .replaceAll(/\/\*\*?[\s\S]*?\*\/|\/\/.*$/gm, "")
    .replaceAll(/\s+/g, " ");

/** What an interface or a type says, as its author wrote it. */
function typeLines(name, declared) {
  const given = declared.typeParameters ? `<${declared.typeParameters.map(oneLine).join(", ")}>` : "";
  if (ts.isTypeAliasDeclaration(declared)) return [`type ${name}${given} = ${oneLine(declared.type)}`];
  const base = (declared.heritageClauses ?? []).map((clause) => ` ${oneLine(clause)}`).join("");
  return [`interface ${name}${given}${base}`, ...declared.members.map((member) => `  ${oneLine(member)}`)];
}

/** The function that a constant is, also through `memo(…)`. */
function functionIn(declared) {
  const value = ts.isVariableDeclaration(declared) ? declared.initializer : declared;
  const inner = value && ts.isCallExpression(value) ? value.arguments[0] : value;
  return inner && ts.isFunctionLike(inner) ? inner : undefined;
}

/** What is not written down is not said: what the compiler works out differs with the order of files. */
function valueLine(name, declared) {
  const body = functionIn(declared);
  if (!body) return `const ${name}${declared.type ? `: ${oneLine(declared.type)}` : ""}`;
  const parameters = body.parameters.map((one) => (one.type ? oneLine(one.type) : "…"));
  return `function ${name}(${parameters.join(", ")})${body.type ? `: ${oneLine(body.type)}` : ""}`;
}

const isHidden = ({ name, modifiers = [] }) =>
  (name !== undefined && ts.isPrivateIdentifier(name)) ||
  modifiers.some(
    ({ kind }) => kind === ts.SyntaxKind.PrivateKeyword || kind === ts.SyntaxKind.ProtectedKeyword,
  );

/** What a member of a class takes and gives. */
function memberLine(member) {
  const name = ts.isConstructorDeclaration(member) ? "constructor" : oneLine(member.name);
  const taken = ts.isMethodDeclaration(member) || ts.isConstructorDeclaration(member);
  const parameters = taken ? `(${member.parameters.map(oneLine).join(", ")})` : "";
  return `  ${name}${parameters}${member.type ? `: ${oneLine(member.type)}` : ""};`;
}

/** A class with what others may use of it. */
function classLines(name, declared) {
  const base = (declared.heritageClauses ?? []).map((clause) => ` ${oneLine(clause)}`).join("");
  return [`class ${name}${base}`, ...declared.members.filter((one) => !isHidden(one)).map(memberLine)];
}

function exportLines(checker, exported) {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const declared = symbol.declarations?.[0];
  if (!declared) return [];
  if (ts.isInterfaceDeclaration(declared) || ts.isTypeAliasDeclaration(declared))
    return typeLines(exported.name, declared);
  if (ts.isClassDeclaration(declared)) return classLines(exported.name, declared);
  return [valueLine(exported.name, declared)];
}

/** Everything that the packages give to other shops, as text: `{ ui: "…", … }`. What changes in it is seen in review. */
export function apiSnapshots() {
  const entries = published.flatMap((name) => entryPointsOf(name).map((entry) => ({ name, ...entry })));
  const sources = entries.filter(({ file }) => /\.tsx?$/.test(file));
  const program = programOf(sources.map(({ name, file }) => at(`packages/${name}/${file}`)));
  const checker = program.getTypeChecker();
  const linesOf = ({ name, file, entryPoint }) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(at(`packages/${name}/${file}`)));
    const exports = module ? checker.getExportsOfModule(module) : [];
    const sorted = exports.toSorted((one, other) => (one.name < other.name ? -1 : 1));
    return [`# ${entryPoint}`, ...sorted.flatMap((one) => exportLines(checker, one)), ""];
  };
  return Object.fromEntries(
    published.map((package_) => [
      package_,
      sources
        .filter(({ name }) => name === package_)
        .flatMap(linesOf)
        .join("\n"),
    ]),
  );
}

/** Where a package's text is kept. */
export const snapshotFile = (package_) => `packages/${package_}/api.txt`;
