/** The sheets of a built package: one of all its rules, and for each entry a module that imports those it needs. */
import fs from "node:fs";
import path from "node:path";
import { filesBehind, modulesOf, specifierOf } from "./module-graph.mjs";

/** Every sheet says the order of the layers first, since it may be the only one. */
const layerOrder = /^@layer mall\.[^;{]+;/;
/** Rules that no module asks for: the reset, and what holds on paper. */
const base = ["css/reset.styles.css", "css/print.styles.css"];
const slashed = (file) => file.replaceAll("\\", "/");

/** The sheets that a module needs, each after those it is built upon. */
const sheetsOf = (file, behind) =>
  modulesOf(file, behind)
    .filter((one) => one.endsWith(".styles.js"))
    .map((one) => one.replace(/\.js$/, ".css"))
    .filter((sheet) => fs.existsSync(sheet));

/** One text of several sheets, which says the order of the layers once. */
function together(sheets) {
  const texts = sheets.map((sheet) => fs.readFileSync(sheet, "utf8").trim());
  const order = texts.map((text) => layerOrder.exec(text)?.[0]).find(Boolean) ?? "";
  return `${order}${texts.map((text) => text.replace(layerOrder, "")).join("")}\n`;
}

/**
 * Writes `styles.css` of a package, `base.css` (reset and paper) where it has a ground, and beside each entry with rules a `styles.js` that
 * imports them, those of other packages too. `packages`: `{ name, out, entries: [{ entryPoint, file }] }`, each after those it is on.
 * Answers the entries that have rules.
 */
export function writeStyles(current, packages) {
  const behind = filesBehind(packages);
  const bases = base.map((sheet) => path.join(current.out, sheet)).filter((sheet) => fs.existsSync(sheet));
  const isOwn = (sheet) => sheet.startsWith(`${current.out}${path.sep}`);
  const all = [...new Set([...bases, ...current.entries.flatMap(({ file }) => sheetsOf(file, behind))])];
  const own = all.filter(isOwn);
  if (own.length === 0) return [];
  fs.writeFileSync(path.join(current.out, "styles.css"), together(own));
  if (bases.length > 0) fs.writeFileSync(path.join(current.out, "base.css"), together(bases));
  return current.entries.flatMap(({ entryPoint, file }) => {
    const sheets = sheetsOf(file, behind).filter((sheet) => !bases.includes(sheet));
    if (sheets.length === 0 || !file.endsWith(`${path.sep}index.js`)) return [];
    const module = path.join(path.dirname(file), "styles.js");
    const lines = sheets.map((sheet) => `import "${specifierOf(sheet, module, packages)}";`);
    fs.writeFileSync(module, `${lines.join("\n")}\n`);
    fs.writeFileSync(module.replace(/\.js$/, ".d.ts"), "export {};\n");
    return [{ entryPoint: `${entryPoint}/styles`, file: slashed(path.relative(current.out, module)) }];
  });
}
