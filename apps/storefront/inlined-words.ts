import { type ESTree, parseSync, Visitor } from "vite";

interface Piece {
  start: number;
  end: number;
  text: string;
}

/** Record → key → message, each as it is written in a file of words. */
function recordsOf(source: string): Map<string, Map<string, string>> {
  const records = new Map<string, Map<string, string>>();
  const visitor = new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== "Identifier" || init?.type !== "CallExpression") return;
      const [messages] = init.arguments;
      if (messages?.type !== "ObjectExpression") return;
      const rows = messages.properties.flatMap((row): [string, string][] => {
        if (row.type !== "Property" || row.key.type !== "Identifier") return [];
        return [[row.key.name, source.slice(row.value.start, row.value.end)]];
      });
      records.set(id.name, new Map(rows));
    },
  });
  visitor.visit(parseSync("words.ts", source).program);
  return records;
}

/** Where a module says `name.key`, by name; nothing of a name that also stands anywhere else. */
function usesIn(program: ESTree.Program): (name: string) => { key: string; start: number; end: number }[] {
  const members = new Map<number, { key: string; start: number; end: number }>();
  const places = new Map<string, number[]>();
  const imported = new Set<number>();
  new Visitor({
    ImportSpecifier({ local }) {
      imported.add(local.start);
    },
    MemberExpression({ object, property, computed, start, end }) {
      if (computed || property.type !== "Identifier") return;
      if (object.type === "Identifier") members.set(object.start, { key: property.name, start, end });
    },
    Identifier({ name, start }) {
      places.set(name, [...(places.get(name) ?? []), start]);
    },
  }).visit(program);
  return (name) => {
    const own = [...new Set(places.get(name))].filter((start) => !imported.has(start));
    const uses = own.flatMap((start) => members.get(start) ?? []);
    return uses.length === own.length ? uses : [];
  };
}

/**
 * Puts the words that a module says into the module itself, each as a constant: `actWords.retry` becomes
 * `actWords$retry`, so that neither its key nor the words that only others say are shipped. A record that is looked up
 * by a key from data stays as it is.
 *
 * @param read The text of a file of words, by the module's own name for it.
 */
export function inlineWords(code: string, read: (source: string) => string): string {
  const { program } = parseSync("module.tsx", code);
  const usesOf = usesIn(program);
  const pieces: Piece[] = [];
  for (const node of program.body) {
    if (node.type !== "ImportDeclaration" || !node.source.value.endsWith(".messages.ts")) continue;
    const records = recordsOf(read(node.source.value));
    const constants: string[] = [];
    const kept = node.specifiers.filter((specifier) => {
      const name = specifier.local.name;
      const uses = usesOf(name);
      const imported = specifier.type === "ImportSpecifier" && specifier.imported;
      const messages = imported && imported.type === "Identifier" ? records.get(imported.name) : undefined;
      if (uses.length === 0 || !uses.every(({ key }) => messages?.has(key))) return true;
      for (const key of new Set(uses.map((use) => use.key)))
        constants.push(`const ${name}$${key} = ${messages?.get(key)};`);
      for (const { key, start, end } of uses) pieces.push({ start, end, text: `${name}$${key}` });
      return false;
    });
    if (kept.length === node.specifiers.length) continue;
    const names = kept.map(({ start, end }) => code.slice(start, end)).join(", ");
    const rest = kept.length > 0 ? [`import { ${names} } from "${node.source.value}";`] : [];
    pieces.push({ start: node.start, end: node.end, text: [...rest, ...constants].join(" ") });
  }
  return pieces
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
}
