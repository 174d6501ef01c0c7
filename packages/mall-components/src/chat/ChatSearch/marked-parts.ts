/** A text in parts: those that were looked for, and what is between. */
export interface MarkedPart {
  text: string;
  isMarked: boolean;
}

/** So many characters before the first find are shown. */
const before = 12;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The text from a little before the first find, with each find marked; upper and lower case are the same. */
export function markedParts(text: string, keyword: string): MarkedPart[] {
  const wanted = keyword.trim();
  if (wanted === "") return [{ text, isMarked: false }];
  const finds = [...text.matchAll(new RegExp(escaped(wanted), "giu"))];
  const [first] = finds;
  if (!first) return [{ text, isMarked: false }];
  const from = [...text.slice(0, first.index)].slice(-before).join("");
  const parts: MarkedPart[] = [];
  let at = first.index - from.length;
  const isCut = at > 0;
  for (const { 0: found, index } of finds) {
    if (index > at) parts.push({ text: text.slice(at, index), isMarked: false });
    parts.push({ text: found, isMarked: true });
    at = index + found.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMarked: false });
  return isCut ? [{ text: "…", isMarked: false }, ...parts] : parts;
}
