import type { MessageTag, NoMessageValues } from "react-intl";

/** A name and what represents it. */
type Named<Name extends string, Value> = { [K in Trimmed<Name>]: Value };

type Trimmed<Text extends string> = Text extends ` ${infer Rest}` | `\n${infer Rest}`
  ? Trimmed<Rest>
  : Text extends `${infer Rest} ` | `${infer Rest}\n`
    ? Trimmed<Rest>
    : Text;

/** What `{name, kind, …}` is filled with; `select` takes any text, since `other` catches what no branch names. */
type ValueOf<Kind extends string> = Kind extends "number" | "plural" | "selectordinal"
  ? number
  : Kind extends "date" | "time"
    ? Date | number
    : string;

/** The kind in front of its style or branches. */
type KindOf<Format extends string> = Trimmed<Format extends `${infer Kind},${string}` ? Kind : Format>;

/**
 * Reads a text from brace to brace. `Open` says what the braces around the place are, innermost first: `choice` where
 * the keys of a plural or select stand, `branch` inside the text of one key.
 */
type Read<
  Text extends string,
  Open extends readonly string[],
  Found,
> = Text extends `${infer Before}}${infer After}`
  ? Before extends `${infer Skipped}{${string}`
    ? Text extends `${Skipped}{${infer Inside}`
      ? Open extends readonly ["choice", ...string[]]
        ? Read<Inside, ["branch", ...Open], Found>
        : ReadArgument<Inside, Open, Found>
      : never
    : Open extends readonly [string, ...infer Rest extends string[]]
      ? Read<After, Rest, Found>
      : Found
  : Found;

/** Reads on behind the opening brace of an argument: `name}…`, `name, number}…` or `name, plural, one {…} …}…`. */
type ReadArgument<
  Inside extends string,
  Open extends readonly string[],
  Found,
> = Inside extends `${infer Argument}}${infer After}`
  ? Argument extends `${infer Name},${infer Format}`
    ? KindOf<Format> extends "plural" | "select" | "selectordinal"
      ? Inside extends `${string},${string},${infer Branches}`
        ? Read<Branches, ["choice", ...Open], Found & Named<Name, ValueOf<KindOf<Format>>>>
        : never
      : Read<After, Open, Found & Named<Name, ValueOf<KindOf<Format>>>>
    : Read<After, Open, Found & Named<Argument, string | number>>
  : Found;

/** Rich text: a tag is known by its end. */
type ReadTags<Text extends string, Found> = Text extends `${string}</${infer Tag}>${infer After}`
  ? ReadTags<After, Found & Named<Tag, MessageTag>>
  : Found;

type Flat<Values> = { [K in keyof Values]: Values[K] };

/**
 * What a message of ICU text is filled with: `"剩余 {count} 件"` with `{ count: string | number }`, numbers and plurals
 * with numbers, dates and times with dates, `<b>…</b>` with what draws it; a text without values with none. Braces and
 * tags that are quoted with apostrophes are not known: we write none.
 */
export type ValuesOf<Text extends string> = Text extends `${string}{${string}` | `${string}</${string}`
  ? Flat<ReadTags<Text, Read<Text, [], unknown>>>
  : NoMessageValues;
