/** Sanitised once for each text, however often it is read. */
import { createHash } from "node:crypto";
import { sanitise } from "./sanitise.ts";

/** Texts kept; about 10 kB each. */
const mostKept = 2_000;

/** Clean text by the hash of the raw one, least recently read first. */
const kept = new Map<string, Promise<string>>();

export function cleanHtml(raw: string): Promise<string> {
  const key = createHash("sha1").update(raw).digest("base64");
  const clean = kept.get(key) ?? sanitise(raw);
  kept.delete(key);
  kept.set(key, clean);
  clean.catch(() => kept.delete(key));
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return clean;
}
