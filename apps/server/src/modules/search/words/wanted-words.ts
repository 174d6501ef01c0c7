/** What a keyword asks for: all of its words, each of them to be met somewhere. */
import { nominalOf, nominalOfFraction, pipeSize } from "./pipe-sizes.ts";
import {
  codeRunsOf,
  hanRun,
  isColour,
  joined,
  joints,
  longestWord,
  normalise,
  pairsOf,
  piecesOf,
  places,
} from "./words-of-text.ts";

/** A word, or words that must be met all, or any of which is enough. */
export type Wanted =
  | { word: string; isPrefix: boolean }
  | { all: readonly Wanted[] }
  | { any: readonly Wanted[] };

const exact = (word: string): Wanted => ({ word, isPrefix: false });
const prefix = (word: string): Wanted => ({ word: word.slice(0, longestWord), isPrefix: true });
const only = (parts: readonly Wanted[], kind: "all" | "any"): Wanted =>
  parts.length === 1 && parts[0] ? parts[0] : kind === "all" ? { all: parts } : { any: parts };

/**
 * A run of Chinese, cut wherever that helps: 固联螺栓 is met by 固联 and 螺栓 that stand apart, for every character
 * belongs to a pair that is met. Two pairs side by side may not both miss, nor the first or the last.
 */
function pairsMet(run: string): Wanted {
  const pairs = pairsOf(run);
  const ends = [...new Set([pairs[0] ?? "", pairs.at(-1) ?? ""])].map(exact);
  const between = pairs
    .slice(1, -2)
    .map((pair, at) => only([exact(pair), exact(pairs[at + 2] ?? "")], "any"));
  return only([...ends, ...between], "all");
}

/** What things are counted and sized by; 胶 after 502 is none. */
const isMeasure = (letter: string): boolean =>
  "号码级寸分件只个支把套度齿层芯位极片卷包盒瓶桶斤吨人路孔刃步".includes(letter);

/**
 * A colour is typed before or after the thing without a space: 安全帽黄, 黄胶带. After a number the first letter may be
 * its unit, which specifications often leave out: 42码, 12.9级螺钉; so it may after a size in letters: L号手套.
 */
function chinese(run: string, isAfterNumber: boolean, isBegun: boolean): Wanted | undefined {
  const letters = [...run];
  const [first = "", last = ""] = [letters[0], letters.at(-1)];
  const [rest, start] = [letters.slice(1).join(""), letters.slice(0, -1).join("")];
  const hasUnit = isAfterNumber && isBegun && isMeasure(first);
  if (letters.length === 1) {
    if (hasUnit) return undefined;
    return only([exact(run), ...(isColour(run) ? [exact(`${run}色`)] : [])], "any");
  }
  const ways = [pairsMet(run)];
  if (letters.length > 2 && isColour(last)) ways.push({ all: [exact(`${last}色`), pairsMet(start)] });
  if (letters.length > 2 && isColour(first)) ways.push({ all: [exact(`${first}色`), pairsMet(rest)] });
  // Anyone who types 固联螺 goes on to 固联螺栓; 铜挂锁 may stand as 全铜…挂锁.
  if (letters.length > 2 && isBegun)
    ways.push({ all: [pairsMet(start), exact(last)] }, { all: [exact(first), pairsMet(rest)] });
  if (letters.length > 2 && isAfterNumber)
    ways.push(hasUnit ? pairsMet(rest) : { all: [exact(first), pairsMet(rest)] });
  return only(ways, "any");
}

/** Letters that are a word of their own before a number: led20w. */
const leastWord = 3;

/** 2p63a → 2p, 63a: a new part begins after a number with its unit, or after a word. */
function partsOf(run: string): string[] {
  const parts: string[] = [];
  for (const piece of piecesOf(run)) {
    const last = parts.at(-1) ?? "";
    const isWhole = /\d[^\dx]+$/u.test(last) || (/^\D+$/u.test(last) && last.length >= leastWord);
    if (last === "" || (isWhole && /^\d/.test(piece))) parts.push(piece);
    else parts[parts.length - 1] = `${last}${piece}`;
  }
  return parts;
}

/** A brand as it is typed without Chinese. */
export interface BrandSound {
  name: string;
  /** Pinyin of the name, or of what people say of it: 亚锐 of 亚锐气动. */
  sound: string;
  initials: string;
}

/** Letters may be a word, initials or pinyin, of a brand and a name in one: gulianluoshuan, glls. */
function letters(word: string, brands: readonly BrandSound[]): Wanted {
  if (/^.$/u.test(word)) return exact(word);
  const after = (begin: string) => word.startsWith(begin) && word.length > begin.length + 1;
  const cuts = brands.flatMap(({ name, sound, initials }) => [
    ...(after(sound) ? [{ all: [prefix(sound), prefix(word.slice(sound.length))] }] : []),
    ...(after(initials) ? [{ all: [pairsMet(name), prefix(word.slice(initials.length))] }] : []),
  ]);
  return only([prefix(word), ...cuts], "any");
}

/** C32 on a circuit breaker: the curve it trips by, and its current. */
const breakerSize = /^[bcd](\d{1,3})a?$/;

function otherSizes(word: string, run: string): Wanted[] {
  const current = breakerSize.exec(word)?.[1];
  const nominal = nominalOfFraction(run);
  return [
    ...(current ? [{ all: [exact(`${current}a`), exact("断路")] }] : []),
    ...(nominal ? [exact(nominal)] : []),
  ];
}

/** M6 means M6 and not M64; what is typed so far may become either. */
function code(run: string, isBegun: boolean): Wanted {
  const word = joined(run);
  if (!isBegun) return exact(word);
  // 2P63A and 6202-2RS may be two specifications.
  const cuts = [run.split(joints).filter(Boolean), partsOf(run)].filter((parts) => parts.length > 1);
  return only(
    [
      prefix(word),
      ...otherSizes(word, run),
      ...(word.endsWith("mm") ? [exact(word.slice(0, -2))] : []),
      ...cuts.map((parts) => ({ all: parts.map((part) => (part.length > 1 ? prefix(part) : exact(part))) })),
    ],
    "any",
  );
}

export interface Reading {
  /** Codes and sizes are met by what begins with them, or has their parts. */
  isBegun?: boolean;
  brandSounds?: readonly BrandSound[];
}

/** Sizes of pipes, and the keyword without them. */
function pipeSizes(clean: string): { sizes: Wanted[]; rest: string } {
  const sizes: Wanted[] = [];
  const rest = clean.replace(pipeSize, (text, number: string, unit: string) => {
    const nominal = nominalOf(number, unit);
    if (!nominal) return text;
    sizes.push(only([{ all: [exact(number), exact(unit)] }, exact(nominal)], "any"));
    return " ";
  });
  return { sizes, rest };
}

/** What a first letter may be the unit of: a number, or a size of clothes. */
const sizeAtEnd = /(?:\d|(?<![a-z])x{0,3}[sml])$/;

/** Undefined where a keyword has no word at all. */
export function wantedBy(
  keyword: string,
  { isBegun = false, brandSounds = [] }: Reading = {},
): Wanted | undefined {
  const { sizes, rest } = pipeSizes(normalise(keyword));
  const codes = codeRunsOf(rest).filter((run) => joined(run) !== "");
  const parts = [
    ...[...rest.matchAll(hanRun)].flatMap(
      ({ 0: run, index }) => chinese(run, sizeAtEnd.test(rest.slice(0, index)), isBegun) ?? [],
    ),
    ...codes.map((run) => (/\d/.test(run) ? code(run, isBegun) : letters(joined(run), brandSounds))),
    ...sizes,
  ];
  return parts.length === 0 ? undefined : only(parts, "all");
}

/** What goods say themselves. */
export const ownPlaces: readonly string[] = [places.name, places.specification, places.sound];

/** As text of a `tsquery`: each word in any of these places. */
export function queryText(wanted: Wanted, where: readonly string[] = ownPlaces): string {
  if ("word" in wanted) {
    const { word, isPrefix } = wanted;
    const ways = where
      .filter((place) => place !== places.sound || isPrefix)
      .map((place) => `'${place}${word}'${isPrefix ? ":*" : ""}`);
    return ways.length > 1 ? `(${ways.join(" | ")})` : ways.join();
  }
  const [parts, sign] = "all" in wanted ? [wanted.all, " & "] : [wanted.any, " | "];
  return `(${parts.map((part) => queryText(part, where)).join(sign)})`;
}

/** The single words of it. */
export const leavesOf = (wanted: Wanted): { word: string; isPrefix: boolean }[] =>
  "word" in wanted ? [wanted] : ("all" in wanted ? wanted.all : wanted.any).flatMap(leavesOf);
