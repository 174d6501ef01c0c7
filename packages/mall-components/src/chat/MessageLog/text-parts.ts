/** Plain text with the web addresses in it. */

export interface TextPart {
  text: string;
  /** Of a web address: where it leads. */
  href?: string;
}

/** Ends where a space, an angle, a quote or Chinese writing begins: an address is often followed by it without a space. */
const address = /https?:\/\/[^\s<>"'\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]+/giu;
/** What ends the sentence, not the address. */
const after = /[.,;:!?]+$|\)+$/;

function trimmed(found: string): string {
  const end = after.exec(found)?.[0];
  if (!end) return found;
  // A bracket that the address opens is a part of it.
  if (end.startsWith(")") && found.split("(").length >= found.split(")").length) return found;
  return trimmed(found.slice(0, -(end.startsWith(")") ? 1 : end.length)));
}

/** The parts of a text; only http and https lead anywhere. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = trimmed(found);
    if (!URL.canParse(link)) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: link, href: link });
    from = index + link.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

const emoji =
  /^(?:\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier}|\u200d\p{Extended_Pictographic})*){1,3}$/u;

/** Whether a text is one to three emoji and nothing else, which show large. */
export const isEmojiOnly = (text: string): boolean => emoji.test(text.trim());
