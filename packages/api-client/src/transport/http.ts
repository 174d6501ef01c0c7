/**
 * Requests and answers, by ofetch. Files whose types other shops read export none of its types: they ask for undici's, which
 * other shops need not have.
 */
import { FetchError, ofetch } from "ofetch";
import type { Endpoint } from "../endpoints/contract.ts";
import { errorFor, NetworkError } from "../errors/classes.ts";
import { fieldsOf, isObject, openEnvelope, reasonOf } from "./envelope.ts";

export interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const retryDelayMs = 500;

export const http = ofetch.create({
  // The envelope's code says what became of a call, not the status.
  ignoreResponseError: true,
  credentials: "same-origin",
  // By itself ofetch makes a GET again, and some GET calls write.
  retry: 0,
  retryDelay: ({ options }) => (options.signal?.aborted ? 0 : retryDelayMs),
});

/** A field that cuts an emoji leaves half a character, on which the encoding of an address throws. */
const textOf = (value: unknown): string => String(value).toWellFormed();

export const pathOf = (endpoint: Endpoint, params: Record<string, unknown> = {}): string =>
  endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(params[name])));

const factsOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** What is absent is not sent; several values of a name are sent one after another. */
export const queryOf = (query: Record<string, unknown> = {}): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(query).map(([name, values]) => [name, [values].flat().filter(isGiven).map(textOf)]),
  );

/** A form's fields as such, all else as JSON. */
export function bodyOf({ form }: Endpoint, body: unknown): FormData | URLSearchParams | string | undefined {
  if (body instanceof FormData) return body;
  if (!form) return JSON.stringify(body);
  const given = Object.entries(factsOf(body)).filter(([, value]) => isGiven(value));
  return new URLSearchParams(given.map(([name, value]) => [name, textOf(value)]));
}

/** Throws what a call without an answer ends with. */
export const throwNetworkError =
  ({ name }: Endpoint, signal?: AbortSignal) =>
  (error: unknown): never => {
    // ofetch's own error holds the headers that were sent, and with them the token.
    const cause = error instanceof FetchError ? error.cause : error;
    const { name: kind, cause: deeper } = factsOf(cause);
    const names = [kind, factsOf(deeper).name];
    const isLate = names.includes("TimeoutError") || names.includes("AbortError");
    throw new NetworkError(name, signal?.aborted ? "aborted" : isLate ? "timeout" : "offline", cause);
  };

/** Undefined for what is no JSON, such as a proxy's page. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The seconds of a `Retry-After` header; its other form, a date, is not used by this contract. */
const secondsOf = (header: string | null): number | undefined =>
  header !== null && /^\d{1,6}$/.test(header) ? Number(header) : undefined;

/** The opened data of an answer; throws what its code means. */
export function dataOf({ name }: Endpoint, { status, headers }: Response, body: unknown): unknown {
  const wait = headers.get("retry-after");
  const opened = openEnvelope(body, status, wait !== null);
  if (!opened) throw new NetworkError(name, "malformed");
  const { code, message, data } = opened;
  if (opened.isSuccess) return data;
  throw errorFor({
    code,
    serverMessage: message,
    endpoint: name,
    fields: fieldsOf(data),
    reason: reasonOf(data),
    data,
    retryAfterSeconds: secondsOf(wait),
  });
}
