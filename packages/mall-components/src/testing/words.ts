import english from "../messages/en.gen.json" with { type: "json" };
import chinese from "../messages/zh_CN.gen.json" with { type: "json" };

/** A part of a compiled message: text, a value, or what depends on a value. */
interface Part {
  type: number;
  value?: string;
}

type Words = Record<string, readonly Part[] | undefined>;

const languages: readonly Words[] = [chinese as Words, english as Words];
/** Numbers of the kinds of parts, as the compiler of messages writes them. */
const kinds = { text: 0, number: 2 };

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What a message is filled with; a regular expression holds for a part of the value, and what is not given for any. */
export type Values = Readonly<Record<string, string | number | RegExp>>;

function sourceOf({ type, value = "" }: Part, values: Values): string {
  if (type === kinds.text) return escaped(value);
  const given = values[value];
  if (given === undefined) return type === kinds.number ? "[\\d,]+" : ".*";
  return given instanceof RegExp ? `.*(?:${given.source}).*` : escaped(String(given));
}

/** One of the library's messages. */
interface Message {
  id?: string | undefined;
}

const sourcesOf = ({ id = "" }: Message, values: Values): string[] =>
  languages.map((words) => {
    const parts = words[id];
    if (!parts) throw new TypeError(`“${id}” is no message`);
    return parts.map((part) => sourceOf(part, values)).join("");
  });

/** Texts that are a message, in Chinese or in English. */
export const words = (message: Message, values: Values = {}): RegExp =>
  new RegExp(`^(?:${sourcesOf(message, values).join("|")})$`);

/** Texts that are one of several messages, in Chinese or in English. */
export const anyOf = (messages: readonly Message[]): RegExp =>
  new RegExp(`^(?:${messages.flatMap((message) => sourcesOf(message, {})).join("|")})$`);

/** Texts that begin with a message, in Chinese or in English: labels of fields end with a mark, counts with a number. */
export const startOf = (message: Message, values: Values = {}): RegExp =>
  new RegExp(`^(?:${sourcesOf(message, values).join("|")})`);
