/** The words of a locale that the code does not carry itself: zh_CN is in the components as the source. */
import en from "@tradehall/mall-components/messages/en";
import enAddress from "@tradehall/mall-components/messages/en?url";
import type { Locale } from "@tradehall/mall-rules/words";
import type { Messages } from "../isomorphic/Words.tsx";

interface PageWords {
  messages: Messages;
  /** Where the browser finds the same words: a file whose name changes with them. */
  wordsAddress: string | undefined;
}

const english: PageWords = { messages: en as unknown as Messages, wordsAddress: enAddress };
const chinese: PageWords = { messages: {}, wordsAddress: undefined };

export const wordsOf = (locale: Locale): PageWords => (locale === "en" ? english : chinese);
