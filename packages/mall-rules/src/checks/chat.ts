/** Checks of what is said in a chat, and how its text is shown: always as plain text, with links that lead to web pages. */
import { chatLimits } from "../limits/chat.ts";
import type { FieldRule, FormRules } from "./form.ts";
import { checkControls, lengthBetween, normalizeText } from "./text.ts";

export const chatTextRules = {
  text: { normalize: normalizeText, check: lengthBetween(1, chatLimits.text) },
} satisfies FormRules;

const checkNote = lengthBetween(1, chatLimits.note);
const score: FieldRule = {
  check: (typed) =>
    /^[1-5]$/.test(typed) && Number(typed) <= chatLimits.maxScore
      ? undefined
      : { reason: "notChosen", of: "score" },
};

/** Stars, and what is said beside them; nothing is right, too. */
export const chatRatingRules = {
  score,
  note: { normalize: normalizeText, check: (value: string) => (value === "" ? undefined : checkNote(value)) },
} satisfies FormRules;

/** What is looked for in a conversation. */
export const chatSearchRules = {
  keyword: { normalize: normalizeText, check: lengthBetween(1, chatLimits.keyword) },
} satisfies FormRules;

/** A part of a text: plain, or a link with its address. */
export interface ChatTextPart {
  text: string;
  href?: string;
}

/** No space, quote, angle bracket or sign of Chinese writing is of an address. */
const address = /https?:\/\/[^\s<>"'`{}|\\^\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]+/gi;
/** Signs that end a sentence rather than an address. */
const tail = new Set(".,;:!?)]");

function withoutTail(text: string): string {
  let end = text.length;
  while (end > 0 && tail.has(text[end - 1] ?? "")) end -= 1;
  return text.slice(0, end);
}

/** A web address; undefined for any other scheme, one with a name and password, and what is none. */
function webHref(text: string): string | undefined {
  if (!URL.canParse(text) || checkControls(text)) return undefined;
  const url = new URL(text);
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  return isWeb && url.username === "" && url.password === "" ? url.href : undefined;
}

/** The parts of a text in order, as a page draws them; together they are the text. */
export function chatTextParts(text: string): ChatTextPart[] {
  const parts: ChatTextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = withoutTail(found);
    const href = webHref(link);
    if (!href) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: link, href });
    from = index + link.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
