/**
 * Classes, variables and keyframes of three or four characters: a page names them some thousand times, and the builder's own
 * names (a hash of seven and a number) were a tenth of its bytes. Names in the library's files for other shops stay long.
 */
import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import path from "node:path";

const first = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const places = `${first}0123456789`;
const root = path.resolve(import.meta.dirname, "../..");

/** Blockers of advertisements hide what is called so. */
const isBlocked = (prefix: string): boolean => prefix.toLowerCase() === "ad";

const prefixAt = (index: number): string => {
  const at = index % (first.length * places.length);
  return (first[Math.floor(at / places.length)] ?? "") + (places[at % places.length] ?? "");
};

/** Two characters for each style file. From its path, so that a file more renames few others and caches stay good. */
function prefixes(): Map<string, string> {
  const taken = new Set<string>();
  const files = globSync("{apps,packages}/*/src/**/*.css.ts", { cwd: root }).sort();
  return new Map(
    files.map((file) => {
      let index = createHash("sha256").update(file).digest().readUInt32BE();
      while (isBlocked(prefixAt(index)) || taken.has(prefixAt(index))) index += 1;
      taken.add(prefixAt(index));
      return [file, prefixAt(index)];
    }),
  );
}

/** For the `identifiers` of vanilla-extract: the file's two characters and the place of the name among the file's. */
export function shortNames(): (name: { hash: string; filePath: string }) => string {
  const prefixOf = prefixes();
  const namesOf = new Map<string, string[]>();
  return ({ hash, filePath }) => {
    const file = path.relative(root, path.resolve(import.meta.dirname, filePath));
    const prefix = prefixOf.get(file);
    if (prefix === undefined)
      throw new Error(`${file} is none of the style files that short-names.ts looks for`);
    const names = namesOf.get(file) ?? [];
    namesOf.set(file, names);
    // Both builds, for browsers and for the host, evaluate a file from its top: the same names get the same numbers.
    if (!names.includes(hash)) names.push(hash);
    return prefix + names.indexOf(hash).toString(36);
  };
}
