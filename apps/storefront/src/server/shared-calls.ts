/**
 * Answers that are alike for everybody and do not follow the mall's clock, kept in the host's memory. Only calls that
 * know no session can be shared, and what they answer depends on nothing but their input and the language. Server only.
 */
import type { AnswerOf, Endpoint, InputOf, Schema } from "@tradehall/api-client/contract";
import type { Locale } from "@tradehall/mall-rules/words";
import { LRUCache } from "lru-cache";

type Part = Schema | undefined;
/** A call whose answer may be given to others. */
export type OpenEndpoint = Endpoint<Part, Part, Part, Schema, "none", "read">;

/** Makes a call for everybody, or answers what it answered a moment ago. */
export type SharedCall = <E extends OpenEndpoint>(
  endpoint: E,
  ...input: Record<string, never> extends InputOf<E> ? [InputOf<E>?] : [InputOf<E>]
) => Promise<AnswerOf<E>>;

/** Given out as they are. */
const freshMs = 10_000;
/** Given out while a new answer is fetched for those who come next. */
const staleMs = 120_000;
/** A refresh lets the page that met the old answer go first. */
export const renewAfterMs = 1_500;

const later = () => new Promise<void>((resolve) => void setTimeout(resolve, renewAfterMs).unref());

/** An answer may be null, which the cache takes for none. */
interface Kept {
  answer: unknown;
}

const kept = new LRUCache<string, Kept, () => Promise<unknown>>({
  max: 500,
  ttl: staleMs,
  perf: { now: () => performance.now() },
  fetchMethod: async (_, __, { context: ask }) => ({ answer: await ask() }),
});

/** How often the answers of a call were given up: what still asks fills a key that no one reads any more. */
const turns = new Map<string, number>();

/** Anyone who changed what these calls answer reads it again, and so does everybody whom this process serves. */
export function forgetAnswers(...endpoints: readonly OpenEndpoint[]): void {
  for (const { name } of endpoints) turns.set(name, (turns.get(name) ?? 0) + 1);
}

/** For tests, whose files share this memory and ask malls of their own. */
export const forgetAllAnswers = (): void => kept.clear();

/** `ask` must speak for no one; a failed call is not kept. */
export async function sharedAnswer(
  endpoint: OpenEndpoint,
  input: unknown,
  locale: Locale,
  ask: () => Promise<unknown>,
): Promise<unknown> {
  const key = JSON.stringify([endpoint.name, turns.get(endpoint.name), input ?? null, locale]);
  const left = kept.getRemainingTTL(key);
  const found = await kept.forceFetch(key, {
    context: left > 0 ? () => later().then(ask) : ask,
    allowStale: left > 0,
    forceRefresh: left <= staleMs - freshMs,
  });
  return found.answer;
}
