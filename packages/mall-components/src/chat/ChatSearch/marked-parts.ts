/** A text in parts: those that were looked for, and what is between. */
export interface MarkedPart {
  text: string;
  isMarked: boolean;
}

/** So many characters before the first find are shown. */
const before = 12;

/** Where a text holds another, upper and lower case alike; none where its small letters are longer than its large ones. */
function findsOf(text: string, wanted: string): number[] {
  const [low, lowWanted] = [text.toLowerCase(), wanted.toLowerCase()];
  if (low.length !== text.length || lowWanted.length !== wanted.length) return [];
  const finds: number[] = [];
  for (let at = low.indexOf(lowWanted); at >= 0; at = low.indexOf(lowWanted, at + lowWanted.length))
    finds.push(at);
  return finds;
}

/** The text from a little before the first find, with each find marked; upper and lower case are the same. */
export function markedParts(text: string, keyword: string): MarkedPart[] {
  const wanted = keyword.trim();
  if (wanted === "") return [{ text, isMarked: false }];
  const finds = findsOf(text, wanted);
  const [first] = finds;
  if (first === undefined) return [{ text, isMarked: false }];
  const from = [...text.slice(0, first)].slice(-before).join("");
  const parts: MarkedPart[] = [];
  let at = first - from.length;
  const isCut = at > 0;
  for (const index of finds) {
    if (index > at) parts.push({ text: text.slice(at, index), isMarked: false });
    at = index + wanted.length;
    parts.push({ text: text.slice(index, at), isMarked: true });
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMarked: false });
  return isCut ? [{ text: "…", isMarked: false }, ...parts] : parts;
}
