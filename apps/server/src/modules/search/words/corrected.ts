/**
 * A keyword with one wrong character, as it was probably meant: read where nothing was found otherwise, so that it costs
 * other searches nothing.
 */
import type { CatalogueMap } from "#server/modules/product/category/catalogue-map.ts";
import { wordsInEnglish } from "./english-words.ts";
import { tradeWords } from "./synonyms.ts";
import { hanRun, normalise, syllablesOf } from "./words-of-text.ts";

/** From so many characters on, one that differs leaves no doubt; of fewer only the sound may be the same. */
const leastOfOneOff = 3;
const leastLetters = 5;

interface Vocabulary {
  words: ReadonlySet<string>;
  bySound: ReadonlyMap<string, string>;
  longest: number;
}
const vocabularies = new WeakMap<CatalogueMap, Vocabulary>();

/** What the mall calls its things, what brands are called, and the trade's words. */
export function vocabularyOf(map: CatalogueMap): Vocabulary {
  const known = vocabularies.get(map);
  if (known) return known;
  const names = [...map.categories.values(), ...map.brands.values()].map(({ name }) => normalise(name));
  const words = new Set(
    [...names, ...tradeWords, ...wordsInEnglish].filter((word) => /^\p{Script=Han}{2,}$/u.test(word)),
  );
  const vocabulary = {
    words,
    bySound: new Map([...words].map((word) => [syllablesOf(word).join(""), word])),
    longest: Math.max(...[...words].map((word) => word.length)),
  };
  vocabularies.set(map, vocabulary);
  return vocabulary;
}

/** The known words of a run and what is between them, longest words first from the left. */
export function cutAtWords(
  run: string,
  { words, longest }: Vocabulary,
): { text: string; isKnown: boolean }[] {
  const parts: { text: string; isKnown: boolean }[] = [];
  for (let at = 0; at < run.length; ) {
    const lengths = Array.from(
      { length: Math.min(longest, run.length - at) - 1 },
      (_, less) => less + 2,
    ).reverse();
    const word = lengths.map((length) => run.slice(at, at + length)).find((part) => words.has(part));
    const last = parts.at(-1);
    if (word) parts.push({ text: word, isKnown: true });
    else if (last && !last.isKnown) last.text += run.charAt(at);
    else parts.push({ text: run.charAt(at), isKnown: false });
    at += word?.length ?? 1;
  }
  return parts;
}

const differing = (a: string, b: string): number => [...a].filter((letter, at) => letter !== b[at]).length;

/** The word that was meant by just this text: of the same sound, else but for one character. */
function meantBy(text: string, { words, bySound }: Vocabulary): string | undefined {
  const sameSound = bySound.get(syllablesOf(text).join(""));
  if (sameSound) return sameSound;
  if (text.length < leastOfOneOff) return undefined;
  return [...words].find((word) => word.length === text.length && differing(word, text) === 1);
}

/** The longest stretch of a run that is nearly a word, with the word in its place. */
function correctRun(run: string, vocabulary: Vocabulary): string {
  for (let length = Math.min(vocabulary.longest, run.length); length > 1; length -= 1)
    for (let at = 0; at + length <= run.length; at += 1) {
      const text = run.slice(at, at + length);
      const word = vocabulary.words.has(text) ? undefined : meantBy(text, vocabulary);
      if (word) return `${run.slice(0, at)}${word}${run.slice(at + length)}`;
    }
  return run;
}

/** Whether one letter more, less or other, or two in the other order, make them the same. */
function isOneOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  const [restA, restB] = [a.slice(from), b.slice(from)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0])
  );
}

function correctLetters(word: string, { bySound }: Vocabulary): string {
  if (word.length < leastLetters) return word;
  const [, meant] = [...bySound].find(([sound]) => isOneOff(sound, word)) ?? [];
  return meant ?? word;
}

/** Undefined where nothing known is near. */
export function correctedKeyword(keyword: string, map: CatalogueMap): string | undefined {
  const vocabulary = vocabularyOf(map);
  const clean = keyword.trim();
  const corrected = clean
    .replace(hanRun, (run) => correctRun(run, vocabulary))
    .replace(/(?<![\p{L}\p{N}])[a-z]+(?![\p{L}\p{N}])/giu, (word) =>
      correctLetters(word.toLowerCase(), vocabulary),
    );
  return corrected === clean || corrected.toLowerCase() === clean.toLowerCase() ? undefined : corrected;
}
