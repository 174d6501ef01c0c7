/**
 * How texts are cut into words, on both sides of a search. Words are letters, digits and Chinese characters only, so
 * that they stand in the text of a `tsvector` or `tsquery` as they are.
 */
import { toHalfWidth } from "@tradehall/mall-rules/checks/text";
import { pinyin } from "pinyin-pro";

/** How far pinyin of a word is spelt from one character on; longer queries are cut alike. */
const syllablesOfWord = 6;
export const longestWord = 60;
/** Pieces of a code that are kept in every combination of neighbours. */
const mostPieces = 8;

/** Stand for the dot of 1.5 and the stroke of 1/2, which keep a number together: letters to every database. */
const dot = "ꞏ";
const stroke = "ǀ";

export const hanRun = /\p{Script=Han}+/gu;
/** Codes and sizes: letters and digits, held together by hyphens and the like. */
const codeRun = /[\p{L}\p{N}]+(?:[-_.#/+][\p{L}\p{N}]+)*/gu;
export const joints = /[-_.#/+]/g;
/** 380, 1.5 or 1/2; the x of 6x150; letters. */
const pieceOfCode = new RegExp(`\\d+(?:[${dot}${stroke}]\\d+)*|x(?=\\d)|(?:(?!x\\d)\\D)+`, "g");

/** Chinese units after a number, and how specifications write them. */
const units: Record<string, string> = {
  平方毫米: "mm2",
  平方: "mm2",
  毫米: "mm",
  厘米: "cm",
  米: "m",
  公斤: "kg",
  千克: "kg",
  毫升: "ml",
  升: "l",
  伏: "v",
  瓦: "w",
};
const unitAfterNumber = new RegExp(`(?<=\\d)\\s*(${Object.keys(units).join("|")})`, "g");

/** Standards are quoted with and without the T that says that they are recommended: GB/T 5783, GBT5783, GB5783. */
const recommended = /(?<![a-z\d])(gb|jb|hg|qb|yb|nb|dl|jg|cj|sh) ?\/? ?t(?![a-z]) ?/g;

/**
 * Half width, lower case, one spelling of sizes, ranges, units and standards: 6×150, 6*150 and 6 X 150 are 6x150, 0–10 is
 * 0-10, 8.0 is 8, 5米 is 5m, GB/T 5783 is gb5783.
 */
export const normalise = (text: string): string =>
  toHalfWidth(text.normalize("NFKC"))
    .toLowerCase()
    .replace(recommended, "$1")
    .replace(/(?<=\d)\.0+(?![\d.])/g, "")
    .replace(unitAfterNumber, (_, unit: string) => units[unit] ?? "")
    .replace(/[‐-―−~]/g, "-")
    .replace(/(?<=[a-z\d])\s*[×*✕╳]\s*(?=\d)|(?<=\d)\s*x\s*(?=\d)/g, "x")
    .replace(/(?<=\d)\.(?=\d)/g, dot)
    .replace(/(?<=\d)\/(?=\d)/g, stroke);

/** Characters side by side, two and two. */
export const pairsOf = (run: string): string[] => {
  const letters = [...run];
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
};

/** Letters that are a colour by themselves: 黄 is asked for as 黄色 is. */
export const isColour = (letter: string): boolean => "红橙黄绿蓝紫黑白灰银粉棕青".includes(letter);

/**
 * Where a word is, before it in the index: in name, brand or category, in a specification or code, in pinyin, or only
 * in attributes, synonyms, upper categories or the shop. So the index tells them apart by itself; the weights of a
 * `tsvector` would have to be read from each row.
 */
export const places = { name: "", specification: "#", sound: "~", aside: "_" } as const;

export const hanRunsOf = (clean: string): string[] => clean.match(hanRun) ?? [];
export const codeRunsOf = (clean: string): string[] => clean.replace(hanRun, " ").match(codeRun) ?? [];

/** A code without its hyphens. */
export const joined = (run: string): string => run.replace(joints, "").slice(0, longestWord);
export const piecesOf = (run: string): string[] =>
  run.split(joints).flatMap((part) => part.match(pieceOfCode) ?? []);

/** "dcd-780b" → dcd780b and every stretch of its pieces: dcd, dcd780, 780, 780b, b. */
function codeWords(run: string): string[] {
  const pieces = piecesOf(run);
  const stretches = pieces
    .slice(0, mostPieces)
    .flatMap((first, from) =>
      first === "x"
        ? []
        : pieces
            .slice(from, mostPieces)
            .flatMap((last, more) => (last === "x" ? [] : [pieces.slice(from, from + more + 1).join("")])),
    );
  return [joined(run), ...stretches.map((word) => word.slice(0, longestWord))];
}

const leastPartOfCode = 4;
/** A merchant's code whole and in longer parts; the rest is found as what it begins with. */
export const wordsOfCode = (code: string): string[] =>
  codeRunsOf(normalise(code)).flatMap((run) => [
    joined(run),
    ...run.split(joints).filter((part) => part.length >= leastPartOfCode),
  ]);

/** "20 V" is also looked for as 20V. */
const withoutGaps = (clean: string): string => clean.replace(/(?<=[a-z])\s+(?=\d)|(?<=\d)\s+(?=[a-z])/g, "");

/** All words of a text, Chinese and not. */
export function wordsOf(text: string): string[] {
  const clean = normalise(text);
  const close = withoutGaps(clean);
  return [
    ...hanRunsOf(clean).flatMap((run) => [...run, ...pairsOf(run)]),
    ...(close === clean ? [clean] : [clean, close]).flatMap(codeRunsOf).flatMap(codeWords),
  ];
}

export const syllablesOf = (run: string): string[] =>
  pinyin(run, { toneType: "none", type: "array", v: true }).map((syllable) => syllable.toLowerCase());

export const initialsOf = (syllables: readonly string[]): string =>
  syllables.map((syllable) => syllable[0] ?? "").join("");

/** Pinyin and initials of each Chinese run from every character on. */
export function spelt(text: string): string[] {
  return hanRunsOf(normalise(text)).flatMap((run) => {
    const syllables = syllablesOf(run);
    return syllables.flatMap((_, from) => {
      const rest = syllables.slice(from, from + syllablesOfWord);
      const initials = initialsOf(rest);
      return initials.length > 1 ? [rest.join(""), initials] : [rest.join("")];
    });
  });
}
