/**
 * The words of a text that cannot be cleaned, as paragraphs: read once from front to back, without a parser. No "<" of
 * the text is let through, so nothing of it can become a tag.
 */
import { richTextLimits } from "../limits/index.ts";

const silent = new Set(["script", "style", "template", "title", "textarea", "noscript", "iframe", "select"]);
const within = new Set([
  ...["a", "b", "i", "u", "s", "em", "strong", "span", "font", "small", "sub", "sup", "mark", "code", "img"],
]);
const tagName = /^\/?([a-z][a-z0-9]*)/i;

/** `<p>` elements with the plain words; "" where there are none. */
export function plainText(html: string): string {
  const [first = "", ...pieces] = html.slice(0, richTextLimits.characters).split("<");
  const words = [first];
  let unheard: string | undefined;
  for (const piece of pieces) {
    const name = tagName.exec(piece)?.[1]?.toLowerCase();
    const isTag = name !== undefined || /^[/!?]/.test(piece);
    const end = isTag ? piece.indexOf(">") : -1;
    const isClosing = piece.startsWith("/");
    if (unheard !== undefined && !(isClosing && name === unheard)) continue;
    unheard = name !== undefined && !isClosing && silent.has(name) ? name : undefined;
    if (unheard !== undefined || (isTag && end < 0)) continue;
    if (name !== undefined && !within.has(name)) words.push("\n");
    words.push(isTag ? piece.slice(end + 1) : `&lt;${piece}`);
  }
  return words
    .join("")
    .slice(0, richTextLimits.plainCharacters)
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "")
    .map((line) => `<p>${line}</p>`)
    .join("");
}
