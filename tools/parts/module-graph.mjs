/** What a built module brings with it: the modules that it imports, now or later, in its own package and in the others. */
import fs from "node:fs";
import path from "node:path";

const imported = /^(?:import|export)\b[^"']*["']([^"']+)["']|\bimport\(["']([^"']+)["']\)/gm;

/** The specifiers that a built module imports, in order; also of what it fetches later, whose rules and words cannot come with it. */
const importsOf = (file) =>
  [...fs.readFileSync(file, "utf8").matchAll(imported)].map(([, now, later]) => now ?? later);

/** Which file is behind `@tradehall/ui/Button`. `packages`: `{ name, entries: [{ entryPoint, file }] }`. */
export const filesBehind = (packages) =>
  new Map(
    packages.flatMap(({ name, entries }) =>
      entries.map(({ entryPoint, file }) => [`@tradehall/${name}${entryPoint.slice(1)}`, file]),
    ),
  );

/** A module and all that it needs, each after those it is built upon. */
export function modulesOf(file, behind, seen = new Set()) {
  if (seen.has(file) || !fs.existsSync(file)) return [];
  seen.add(file);
  const needed = importsOf(file).flatMap((specifier) => {
    if (specifier.startsWith("."))
      return modulesOf(path.resolve(path.dirname(file), specifier), behind, seen);
    const entry = behind.get(specifier);
    return entry ? modulesOf(entry, behind, seen) : [];
  });
  return [...needed, file];
}

const slashed = (file) => file.replaceAll("\\", "/");

/** `../../../ui/dist/components/Text/Text.styles.css` as a module of this or of another package calls it. */
export function specifierOf(file, from, packages) {
  const own = packages.find(({ out }) => file.startsWith(`${out}${path.sep}`));
  if (from.startsWith(`${own.out}${path.sep}`)) {
    const relative = slashed(path.relative(path.dirname(from), file));
    return relative.startsWith(".") ? relative : `./${relative}`;
  }
  return `@tradehall/${own.name}/${slashed(path.relative(own.out, file))}`;
}
