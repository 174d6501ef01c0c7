/**
 * What a product is found by. Chinese is cut into single characters and bigrams, codes and sizes into their parts,
 * and the name is spelt in pinyin from each of its characters on, so that every search is a whole word or a prefix.
 * Words are letters, digits and Chinese characters only: as `tsvector` text and through `to_tsvector('simple', …)`
 * they mean the same.
 */
import { toHalfWidth } from "@tradehall/mall-rules/checks/text";
import { pinyin } from "pinyin-pro";

export interface IndexedProduct {
  name: string;
  brand: string;
  /** Names of its category and those above it. */
  category: string;
  /** Merchant codes of its SKUs. */
  codes: readonly string[];
  shopName: string;
}

export interface IndexText {
  /** Distinct words with spaces between: the text of `products.search_words`. */
  words: string;
  /** Name in pinyin without tones or spaces, lower case. */
  pinyin: string;
  /** First letters of the name's syllables, lower case. */
  initials: string;
}

/** How far pinyin of a word is spelt from one character on; longer keywords are cut alike. */
const syllablesOfWord = 6;
const longestWord = 60;
const longestPinyin = 200;

const hanRun = /\p{Script=Han}+/gu;
/** Codes and sizes: letters and digits, held together by hyphens and the like. */
const codeRun = /[\p{L}\p{N}]+(?:[-_.#/+][\p{L}\p{N}]+)*/gu;

/** Half width, lower case, one spelling of sizes: 6×150 and 6*150 are 6x150; 1.5 and 1/2 stay one word. */
export const normalise = (text: string): string =>
  toHalfWidth(text.normalize("NFKC"))
    .toLowerCase()
    .replace(/(?<=\d)\s*[×*✕]\s*(?=\d)/g, "x")
    .replace(/(?<=\d)\.(?=\d)/g, "p")
    .replace(/(?<=\d)\/(?=\d)/g, "s");

const hanWords = (run: string): string[] => {
  const letters = [...run];
  return [...letters, ...letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)];
};

/** "dcd-780/b" → dcd780b, its parts, and letters and digits of each apart. */
function codeWords(run: string): string[] {
  const parts = run.split(/[-_.#/+]/);
  const pieces = parts.flatMap((part) => [part, ...(part.match(/\d+|[^\d]+/g) ?? []), ...part.split("x")]);
  return [parts.join(""), ...pieces].filter((word) => word !== "").map((word) => word.slice(0, longestWord));
}

const notHan = (text: string): string => text.replace(hanRun, " ");

/** All words of a text, Chinese and not. */
function wordsOf(text: string): string[] {
  const clean = normalise(text);
  return [
    ...(clean.match(hanRun) ?? []).flatMap(hanWords),
    ...(notHan(clean).match(codeRun) ?? []).flatMap(codeWords),
  ];
}

const syllablesOf = (run: string): string[] =>
  pinyin(run, { toneType: "none", type: "array", v: true }).map((syllable) => syllable.toLowerCase());

/** Pinyin and initials of each Chinese run from every character on. */
function spelt(text: string): string[] {
  return (normalise(text).match(hanRun) ?? []).flatMap((run) => {
    const syllables = syllablesOf(run);
    return syllables.flatMap((_, from) => {
      const rest = syllables.slice(from, from + syllablesOfWord);
      const initials = rest.map((syllable) => syllable[0] ?? "").join("");
      return initials.length > 1 ? [rest.join(""), initials] : [rest.join("")];
    });
  });
}

/** The index text of one product; the seed and every change of a product go through here. */
export function indexProduct({ name, brand, category, codes, shopName }: IndexedProduct): IndexText {
  const words = new Set([
    ...wordsOf(name),
    ...wordsOf(brand),
    ...wordsOf(category),
    ...wordsOf(shopName),
    ...codes.flatMap(wordsOf),
    ...spelt(name),
    ...spelt(brand),
    ...spelt(category),
  ]);
  const runs = normalise(name).match(hanRun) ?? [];
  const syllables = runs.flatMap(syllablesOf);
  return {
    words: [...words].join(" "),
    pinyin: syllables.join("").slice(0, longestPinyin),
    initials: syllables
      .map((syllable) => syllable[0] ?? "")
      .join("")
      .slice(0, longestPinyin),
  };
}

/** A single letter is matched as it is; anything longer, and digits, by prefix. */
const codeTerm = (word: string): string => (/^\D$/u.test(word) ? `'${word}'` : `'${word}':*`);

/**
 * What is looked for, as text of a `tsquery`: all words of the keyword together. "" where the keyword has no word
 * at all, which finds nothing.
 */
export function queryText(keyword: string): string {
  const clean = normalise(keyword);
  const han = (clean.match(hanRun) ?? []).flatMap((run) => {
    const letters = [...run];
    return letters.length === 1 ? letters : hanWords(run).slice(letters.length);
  });
  const codes = (notHan(clean).match(codeRun) ?? []).map((run) =>
    run.replace(/[-_.#/+]/g, "").slice(0, longestWord),
  );
  return [...new Set([...han.map((word) => `'${word}'`), ...codes.filter(Boolean).map(codeTerm)])].join(
    " & ",
  );
}
