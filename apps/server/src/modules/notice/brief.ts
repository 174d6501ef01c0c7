/** The first words of a rich text. */

const shown = 90;
const entities: Readonly<Record<string, string>> = {
  "&nbsp;": " ",
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
};

/** Plain text, shown as text only: what looks like a tag is left out, never trusted. */
export function briefOf(html: string): string {
  const plain = html
    // A table read in one line says nothing.
    .replace(/<table[\s\S]*?<\/table>/g, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:nbsp|amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
  const letters = [...plain];
  return letters.length > shown ? `${letters.slice(0, shown).join("")}…` : plain;
}
