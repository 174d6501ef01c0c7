/** The client: sends a call, opens the envelope, throws what the code means. */
import type { AnswerOf, Endpoint, InputOf } from "../endpoints/contract.ts";
import { type AnyInput, bodyOf, dataOf, http, parsed, pathOf, queryOf, throwNetworkError } from "./http.ts";

export interface ClientOptions {
  /** Base of the calls, e.g. `/api` in a browser behind the host, `http://localhost:3001` on a server. */
  baseUrl: string;
  /** Base of the calls about conversations and of what was looked at lately (Spec §7). Default: `baseUrl`. */
  imBaseUrl?: string;
  /** The token of the session, asked again for every call; nothing where the host adds it. */
  token?: () => string | undefined;
  /** `zh_CN` or `en`, sent in the `locale` header. */
  locale?: () => string;
  /** More headers for every call, e.g. the request id of the page being rendered. */
  headers?: () => Record<string, string>;
  /** Time after which a call without an answer fails, unless the call says otherwise. Default 10,000. */
  timeoutMs?: number;
  /** Sends the requests, e.g. by a server's own pool of connections. Default: the platform's fetch. */
  fetch?: typeof fetch;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
  /** For calls that create; made again per call where it is missing. */
  idempotencyKey?: string;
  /** Lets the call outlive the page (analytics). */
  keepalive?: boolean;
}

export interface ReadOptions extends CallOptions {
  /** How often the call is made again when no answer came, all within its time limit. Default 0. */
  retry?: number;
}

/** Only a call that reads may be made again. */
type OptionsOf<E extends Endpoint> = E["effect"] extends "read"
  ? ReadOptions
  : CallOptions & { retry?: never };

/** Makes a call and resolves with its `data`. */
export type Client = <E extends Endpoint>(
  endpoint: E,
  ...input: Record<string, never> extends InputOf<E>
    ? [InputOf<E>?, OptionsOf<E>?]
    : [InputOf<E>, OptionsOf<E>?]
) => Promise<AnswerOf<E>>;

const defaultTimeoutMs = 10_000;

/** A key as a header can carry it: a form may hand in any text, and one key must stay one key. */
const headerOf = (key: string): string =>
  /^[\x21-\x7e]*$/.test(key)
    ? key
    : Array.from(new TextEncoder().encode(key), (byte) => byte.toString(16).padStart(2, "0")).join("");

export function createClient(options: ClientOptions): Client {
  const { raw } = options.fetch ? http.create({}, { fetch: options.fetch }) : http;
  async function call(
    endpoint: Endpoint,
    input: AnyInput = {},
    { signal, timeoutMs, idempotencyKey, keepalive, retry = 0 }: ReadOptions = {},
  ): Promise<unknown> {
    const headers: Record<string, string> = { ...options.headers?.(), locale: options.locale?.() ?? "zh_CN" };
    const token = options.token?.();
    if (token) headers.Authorization = token;
    if (endpoint.creates) headers["Idempotency-Key"] = headerOf(idempotencyKey ?? crypto.randomUUID());
    // ofetch's own limit ends with the headers of the answer, and it sets none beside a signal.
    const limit = AbortSignal.timeout(timeoutMs ?? options.timeoutMs ?? defaultTimeoutMs);
    const base = endpoint.base === "im" ? (options.imBaseUrl ?? options.baseUrl) : options.baseUrl;
    const answer = await raw(base + pathOf(endpoint, input.params), {
      method: endpoint.method,
      headers,
      query: queryOf(input.query),
      body: bodyOf(endpoint, input.body),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      retry: endpoint.effect === "read" ? retry : 0,
      parseResponse: parsed,
      ...(keepalive ? { keepalive } : {}),
    }).catch(throwNetworkError(endpoint, signal));
    return dataOf(endpoint, answer, answer._data);
  }
  return call as Client;
}
