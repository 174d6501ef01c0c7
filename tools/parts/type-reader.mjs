import path from "node:path";
import ts from "typescript";
import { at, root } from "./paths.mjs";

/** Whether a file is of these packages. */
export const isOurs = (file) => path.relative(root, file).startsWith("packages/");

/** The packages' sources as the compiler sees them, from these files on. */
export function programOf(files) {
  const { compilerOptions } = ts.readConfigFile(at("tsconfig.base.json"), ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(
    { compilerOptions: { ...compilerOptions, types: ["vite/client"] }, files: [] },
    ts.sys,
    at("packages/mall-components"),
  );
  return ts.createProgram(files, options);
}

const spelled =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.InTypeAlias |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

const isLiteral = (type) => type.isLiteral() || Boolean(type.flags & ts.TypeFlags.BooleanLiteral);
const isWords = (type) =>
  type.isUnion() && type.types.every(isLiteral) && !(type.flags & ts.TypeFlags.Boolean);

/** Whether what is written must be worked out before a reader knows what it is: `Card["size"]`, `keyof Rows`. */
const isWorkedOut = (node) =>
  ts.isIndexedAccessTypeNode(node) ||
  ts.isTypeQueryNode(node) ||
  (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword) ||
  ts.isMappedTypeNode(node) ||
  ts.isConditionalTypeNode(node) ||
  Boolean(ts.forEachChild(node, (child) => isWorkedOut(child) || undefined));

/** Reads types as people write them, and collects the shapes that they name. */
export function reader(checker, shapes) {
  const typeOf = (node) => checker.getTypeFromTypeNode(node);

  /** A type as a reader wants it: a union of words word by word, other types as their author wrote them. */
  function textOf(node, type) {
    if (isWords(type)) return wordsOf(node, type);
    if (isWorkedOut(node)) return checker.typeToString(type, undefined, spelled);
    return node
      .getText()
      .replaceAll(/\s*\n\s*/g, " ")
      .replace(/^\| /, "");
  }

  /** The words of a union, in the order of who wrote it. */
  function wordsOf(node, type) {
    const words = checker.typeToString(type, undefined, spelled);
    const declared = ts.isTypeReferenceNode(node) ? symbolOf(node.typeName)?.declarations?.[0] : undefined;
    const written = declared && ts.isTypeAliasDeclaration(declared) ? declared.type : node;
    const isPlain = ts.isUnionTypeNode(written) && written.types.every((one) => ts.isLiteralTypeNode(one));
    return isPlain ? written.types.map((one) => one.getText()).join(" | ") : words;
  }

  function symbolOf(name) {
    const symbol = checker.getSymbolAtLocation(name);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  }

  /** Every shape of ours that is named in a type, and those named in them. */
  function collect(node) {
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
      const symbol = symbolOf(node.typeName ?? node.expression);
      const declared = symbol?.declarations?.[0];
      if (declared && isOurs(declared.getSourceFile().fileName)) addShape(symbol.name, declared);
    }
    ts.forEachChild(node, collect);
  }

  function addShape(name, declared) {
    if (shapes[name]) return;
    if (ts.isTypeParameterDeclaration(declared)) {
      shapes[name] = declared.constraint
        ? textOf(declared.constraint, typeOf(declared.constraint))
        : "any type of yours";
      if (declared.constraint) collect(declared.constraint);
      return;
    }
    const type = checker.getTypeAtLocation(declared);
    if (
      ts.isInterfaceDeclaration(declared) ||
      (ts.isTypeAliasDeclaration(declared) && isShape(declared.type, type))
    ) {
      shapes[name] = [];
      shapes[name] = type.getApparentProperties().map(fieldOf);
    } else if (ts.isTypeAliasDeclaration(declared)) {
      shapes[name] = textOf(declared.type, type);
      if (!isWords(type)) collect(declared.type);
    }
  }

  const isShape = (node, type) =>
    ts.isTypeLiteralNode(node) ||
    ts.isIntersectionTypeNode(node) ||
    (!type.isUnion() &&
      isWorkedOut(node) &&
      type.getProperties().length > 0 &&
      !type.isLiteral() &&
      Boolean(type.flags & ts.TypeFlags.Object));

  function fieldOf(symbol) {
    const isOptional = Boolean(symbol.flags & ts.SymbolFlags.Optional);
    const node = symbol.declarations?.find((one) => one.type)?.type;
    const declared = checker.getTypeOfSymbol(symbol);
    const type = isOptional ? checker.getNonNullableType(declared) : declared;
    if (node) collect(node);
    const text = ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll("\n", " ");
    return {
      name: symbol.name,
      type: node
        ? textOf(node, isWords(type) ? type : typeOf(node))
        : checker.typeToString(type, undefined, spelled),
      ...(isOptional && { isOptional }),
      text,
    };
  }
  return { fieldOf, textOf };
}
