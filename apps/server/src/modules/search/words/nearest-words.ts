/** Words to try where nothing was found: the nearest of what the mall calls its things and others look for. */
import { asc } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { hotSearches } from "#server/db/schema/index.ts";
import type { CatalogueMap } from "#server/modules/product/category/catalogue-map.ts";
import { normalise, syllablesOf } from "./words-of-text.ts";

const mostWords = 5;
const leastLikeness = 0.25;

const pairs = (text: string): Set<string> => {
  const letters = [...` ${text} `];
  return new Set(letters.slice(1).map((letter, at) => `${letters[at]}${letter}`));
};

/** Share of common letter pairs, 0 to 1 (Dice). */
function likeness(a: string, b: string): number {
  const [ours, theirs] = [pairs(a), pairs(b)];
  const shared = [...ours].filter((pair) => theirs.has(pair)).length;
  return (2 * shared) / (ours.size + theirs.size);
}

const sound = (text: string): string => syllablesOf(text).join("").replace(/\s+/g, "");

/** Each run of Chinese and each word by itself, and the whole: 博世扳手 20V leads to what is near 博世扳手. */
const partsOf = (text: string): string[] => [
  ...new Set([text, ...(text.match(/\p{Script=Han}+|[a-z]+/gu) ?? [])]),
];

/** The nearest by letters or by sound, so that 搬手 and banshuo both lead to 扳手; none where nothing is near. */
export async function nearestWords(db: Database, map: CatalogueMap, keyword: string): Promise<string[]> {
  const hot = (
    await db.select({ content: hotSearches.content }).from(hotSearches).orderBy(asc(hotSearches.seq))
  ).map((row) => row.content);
  const names = [...map.categories.values(), ...map.brands.values()].map((row) => row.name);
  const asked = partsOf(normalise(keyword)).map((part) => ({ part, partSound: sound(part) }));
  return [...new Set([...names, ...hot])]
    .map((word) => {
      const text = normalise(word);
      const textSound = sound(text);
      const scores = asked.flatMap(({ part, partSound }) => [
        likeness(part, text),
        likeness(partSound, textSound),
      ]);
      return { word, score: Math.max(...scores) };
    })
    .filter(({ word, score }) => score >= leastLikeness && word !== keyword)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostWords)
    .map(({ word }) => word);
}
