/** The sheets of a built package: one of all its rules, and for each entry a module that imports those it needs. */
import fs from "node:fs";
import path from "node:path";

/** Every sheet says the order of the layers first, since it may be the only one. */
const layerOrder = /^@layer mall\.[^;{]+;/;
/** Rules that no module asks for: the reset, and what holds on paper. */
const base = ["css/reset.styles.css", "css/print.styles.css"];
const slashed = (file) => file.replaceAll("\\", "/");

const imported = /^(?:import|export)\b[^"']*["']([^"']+)["']|\bimport\(["']([^"']+)["']\)/gm;

/** The specifiers that a built module imports, in order; also of what it fetches later, whose rules cannot come with it. */
const importsOf = (file) =>
  [...fs.readFileSync(file, "utf8").matchAll(imported)].map(([, now, later]) => now ?? later);

/**
 * The sheets that a module needs, each after those it is built upon. `outOf` is the folder of a built package, `entries` says which file
 * is behind `@tradehall/ui/Button`.
 */
function sheetsOf(file, entries, seen = new Set()) {
  if (seen.has(file) || !fs.existsSync(file)) return [];
  seen.add(file);
  const sheet = file.replace(/\.js$/, ".css");
  const needed = importsOf(file).flatMap((specifier) => {
    if (specifier.startsWith("."))
      return sheetsOf(path.resolve(path.dirname(file), specifier), entries, seen);
    const entry = entries.get(specifier);
    return entry ? sheetsOf(entry, entries, seen) : [];
  });
  return file.endsWith(".styles.js") && fs.existsSync(sheet) ? [...needed, sheet] : needed;
}

/** One text of several sheets, which says the order of the layers once. */
function together(sheets) {
  const texts = sheets.map((sheet) => fs.readFileSync(sheet, "utf8").trim());
  const order = texts.map((text) => layerOrder.exec(text)?.[0]).find(Boolean) ?? "";
  return `${order}${texts.map((text) => text.replace(layerOrder, "")).join("")}\n`;
}

/** `../../../ui/dist/components/Text/Text.styles.css` as the package of other shops calls it. */
function specifierOf(sheet, from, packages) {
  const own = packages.find(({ out }) => sheet.startsWith(`${out}${path.sep}`));
  if (from.startsWith(`${own.out}${path.sep}`)) {
    const relative = slashed(path.relative(path.dirname(from), sheet));
    return relative.startsWith(".") ? relative : `./${relative}`;
  }
  return `@tradehall/${own.name}/${slashed(path.relative(own.out, sheet))}`;
}

/**
 * Writes `styles.css` of a package, `base.css` (reset and paper) where it has a ground, and beside each entry with rules a `styles.js` that
 * imports them, those of other packages too. `packages`: `{ name, out, entries: [{ entryPoint, file }] }`, each after those it is on.
 * Answers the entries that have rules.
 */
export function writeStyles(current, packages) {
  const entries = new Map(
    packages.flatMap(({ name, entries: own }) =>
      own.map(({ entryPoint, file }) => [`@tradehall/${name}${entryPoint.slice(1)}`, file]),
    ),
  );
  const bases = base.map((sheet) => path.join(current.out, sheet)).filter((sheet) => fs.existsSync(sheet));
  const isOwn = (sheet) => sheet.startsWith(`${current.out}${path.sep}`);
  const all = [...new Set([...bases, ...current.entries.flatMap(({ file }) => sheetsOf(file, entries))])];
  const own = all.filter(isOwn);
  if (own.length === 0) return [];
  fs.writeFileSync(path.join(current.out, "styles.css"), together(own));
  if (bases.length > 0) fs.writeFileSync(path.join(current.out, "base.css"), together(bases));
  return current.entries.flatMap(({ entryPoint, file }) => {
    const sheets = sheetsOf(file, entries).filter((sheet) => !bases.includes(sheet));
    if (sheets.length === 0 || !file.endsWith(`${path.sep}index.js`)) return [];
    const module = path.join(path.dirname(file), "styles.js");
    const lines = sheets.map((sheet) => `import "${specifierOf(sheet, module, packages)}";`);
    fs.writeFileSync(module, `${lines.join("\n")}\n`);
    fs.writeFileSync(module.replace(/\.js$/, ".d.ts"), "export {};\n");
    return [{ entryPoint: `${entryPoint}/styles`, file: slashed(path.relative(current.out, module)) }];
  });
}
