/**
 * What a product is found by: every word of its name, brand, categories, specifications, codes and attributes, the
 * trade's other words for it, in English too, and its pinyin from each character on. Each word begins with where it is, so that
 * hits in a name come before hits in a specification (search-order.ts).
 */
import { englishIn } from "./english-words.ts";
import { synonymsIn } from "./synonyms.ts";
import {
  hanRunsOf,
  initialsOf,
  isColour,
  normalise,
  places,
  spelt,
  syllablesOf,
  wordsOf,
  wordsOfCode,
} from "./words-of-text.ts";

export interface IndexedProduct {
  name: string;
  brand: string;
  category: string;
  /** Names of the categories above its own. */
  above: readonly string[];
  shopName: string;
  skus: readonly IndexedSku[];
  /** Values of its attributes. */
  attributes: readonly string[];
}

export interface IndexedSku {
  /** Values of its specification. */
  values?: readonly string[] | undefined;
  /** The merchant's SKU code. */
  partyCode?: string | undefined;
  /** The manufacturer's part number. */
  makerCode?: string | undefined;
}

export interface IndexText {
  /** Distinct words, each after its place: the text of `products.search_words`. */
  words: string;
  /** Name in pinyin without tones or spaces, lower case. */
  pinyin: string;
  /** First letters of the name's syllables, lower case. */
  initials: string;
}

/** To be raised with every change of what is made here or in attributes-of.ts: products are then reindexed (reindex.ts). */
export const indexVersion = 4;

const longestPinyin = 200;
/** Longer values name a colour by chance. */
const longestColour = 4;

/** What a value of a specification is called besides: 荧光黄 is 黄色. */
const namesOfValue = (value: string): string[] => [
  value,
  ...([...value].length > longestColour ? [] : [...value].filter(isColour).map((colour) => `${colour}色`)),
];

const codesOf = ({ partyCode = "", makerCode = "" }: IndexedSku): string[] =>
  [partyCode, makerCode].flatMap(wordsOfCode);

/** Words of a SKU alone: its specification, spelt too, and its codes. */
export function wordsOfSku({ values = [], ...codes }: IndexedSku): string[] {
  const texts = values.flatMap(namesOfValue);
  return [...texts.flatMap(wordsOf), ...codesOf(codes), ...texts.flatMap(spelt)];
}

/** The index text of one product: the seed writes it, reindex.ts keeps it. */
export function indexProduct(product: IndexedProduct): IndexText {
  const { name, brand, category, above, shopName, skus, attributes } = product;
  const placeOf = new Map<string, string>();
  const put = (place: string, words: readonly string[]) => {
    for (const word of words) if (word !== "" && !placeOf.has(word)) placeOf.set(word, place);
  };
  const values = [...new Set(skus.flatMap((sku) => sku.values ?? []))].flatMap(namesOfValue);
  const synonyms = synonymsIn([name, category, ...values].join(" "));
  put(places.name, [name, brand, category].flatMap(wordsOf));
  put(places.specification, values.flatMap(wordsOf));
  put(places.specification, skus.flatMap(codesOf));
  put(places.sound, [name, brand, category, ...above, ...values].flatMap(spelt));
  const english = englishIn([name, category].join(" "));
  const aside = [...attributes.flatMap(namesOfValue), ...synonyms, ...english, ...above, shopName].flatMap(
    wordsOf,
  );
  put(
    places.aside,
    aside.filter((word) => [...word].length > 1),
  );
  const syllables = hanRunsOf(normalise(name)).flatMap(syllablesOf);
  return {
    words: [...placeOf].map(([word, place]) => `${place}${word}`).join(" "),
    pinyin: syllables.join("").slice(0, longestPinyin),
    initials: initialsOf(syllables).slice(0, longestPinyin),
  };
}
