/** The first words of a rich text. */
import { hash } from "node:crypto";
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

/** Briefs that were worked out, by notice, with the hash of the text each is of; least recently read first. */
const known = new Map<number, { version: string; brief: string }>();
const mostKnown = 500;

/** The brief of a notice, worked out once for each version of its text. */
export function briefOfNotice({ id, html }: { id: number; html: string }): string {
  const version = hash("sha1", html);
  const before = known.get(id);
  const kept = before?.version === version ? before : { version, brief: briefOf(html) };
  known.delete(id);
  known.set(id, kept);
  const [oldest] = known.keys();
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
  return kept.brief;
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
