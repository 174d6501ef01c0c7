/**
 * Rich text as it may be shown: cleaned once for each text, however often it is read and whatever comes of it, on
 * threads beside the server's own. Where a text is refused or not there yet, its plain words stand in.
 */
import { createHash } from "node:crypto";
import { richTextLimits } from "@tradehall/mall-rules/limits";
import type { RichTextHosts } from "@tradehall/mall-rules/rich-text/hosts";
import { plainText } from "@tradehall/mall-rules/rich-text/plain-text";
import { unavailableText } from "@tradehall/mall-rules/words";
import type { Context } from "#server/handle.ts";
import type { CleaningAnswer, CleaningTask } from "./cleaner.ts";
import { type Failure, threads } from "./threads.ts";

/** Texts kept, and their characters together. */
const cacheSize = 2_000;
const mostCharacters = 20_000_000;

/** Where texts are cleaned; a test counts what it is asked. */
export const cleaners = threads<CleaningTask, CleaningAnswer>({
  script: new URL("./cleaner.ts", import.meta.url),
  count: 2,
  taskMs: richTextLimits.cleaningMs,
  mostWaiting: 200,
  megabytes: 256,
});

interface CacheEntry {
  characters: number;
  cleaning: Promise<unknown>;
  /** What came of it; `clean` is missing where only plain words can be shown. */
  result?: { clean?: string };
  /** The plain words, once someone needed them. */
  plain?: string;
  /** A failure is worth another try after this, by `performance.now()`. */
  until: number;
}

/** By the hash of the raw text and of what it may hold, least recently read first. */
const cache = new Map<string, CacheEntry>();
let characters = 0;

function drop(key: string): void {
  characters -= cache.get(key)?.characters ?? 0;
  cache.delete(key);
}

function keep(key: string, entry: CacheEntry): void {
  drop(key);
  cache.set(key, entry);
  characters += entry.characters;
  for (const oldest of cache.keys()) {
    if ((cache.size <= cacheSize && characters <= mostCharacters) || oldest === key) return;
    drop(oldest);
  }
}

type Sources = Pick<Context, "settings" | "locale" | "log">;

/** Where a text is, so that its owner can be told: "product 17". */
interface RichText {
  html: string;
  of: string;
}

/** Starts cleaning; undefined where so many wait that this one is left for later. */
function begin({ log }: Sources, { html, of }: RichText, hosts: RichTextHosts): CacheEntry | undefined {
  const running = cleaners.run({ html, hosts });
  if (!running) return undefined;
  const entry: CacheEntry = { characters: html.length, until: Number.POSITIVE_INFINITY, cleaning: running };
  const refuse = (reason: string, retryMs: number) => {
    entry.result = {};
    entry.until = performance.now() + retryMs;
    log.warn({ text: of, reason }, "a rich text is shown as plain words");
  };
  entry.cleaning = running.then(
    (answer: CleaningAnswer | Failure) => {
      if ("clean" in answer) entry.result = answer;
      else if ("refused" in answer) refuse(answer.refused, Number.POSITIVE_INFINITY);
      else refuse(answer.failed, richTextLimits.retryMs);
    },
    (error) => {
      refuse("no thread", richTextLimits.waitMs);
      log.error({ err: error }, "the thread that cleans rich text cannot be begun");
    },
  );
  return entry;
}

/** Waits for the text no longer than a reader may. */
async function wait(entry: CacheEntry, waitMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, waitMs);
  await Promise.race([entry.cleaning, promise]);
  clearTimeout(timer);
}

/** The text as HTML that may be shown; `of` says what it belongs to. */
export async function cleanHtml(context: Sources, { html: raw, of }: RichText): Promise<string> {
  if (raw === "") return "";
  // One sign more than may be is enough to know that it is too long.
  const html = raw.slice(0, richTextLimits.characters + 1);
  const { hosts, waitMs } = context.settings.richText;
  const key = createHash("sha256").update(JSON.stringify(hosts)).update(html).digest("base64");
  const known = cache.get(key);
  const entry = known && performance.now() < known.until ? known : begin(context, { html, of }, hosts);
  if (entry) keep(key, entry);
  if (entry && !entry.result) await wait(entry, waitMs);
  if (entry?.result?.clean !== undefined) return entry.result.clean;
  const plain = entry?.plain ?? plainText(html);
  if (entry) entry.plain = plain;
  return plain === "" ? `<p>${unavailableText[context.locale]}</p>` : plain;
}
