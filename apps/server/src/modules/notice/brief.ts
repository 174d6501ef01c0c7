/** The first words of a rich text. */
import { richTextLimits } from "@tradehall/mall-rules/limits";

const shown = 90;
const entities: Readonly<Record<string, string>> = {
  "&nbsp;": " ",
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
};

/** A table read in one line says nothing. */
function withoutTables(html: string): string {
  const [before = "", ...tables] = html.split("<table");
  const end = "</table>";
  const behind = (part: string) => (part.includes(end) ? part.slice(part.indexOf(end) + end.length) : part);
  return [before, ...tables.map(behind)].join(" ");
}

/**
 * Plain text, shown as text only: what looks like a tag is left out, never trusted. The raw text is read once from front
 * to back, whatever it holds.
 */
export function briefOf(html: string): string {
  const plain = withoutTables(html.slice(0, richTextLimits.characters))
    .replace(/<[^<>]*>/g, " ")
    .replace(/&(?:nbsp|amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
  const letters = [...plain];
  return letters.length > shown ? `${letters.slice(0, shown).join("")}…` : plain;
}
