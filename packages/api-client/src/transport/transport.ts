/** Sends a call, opens the envelope, throws what the code means. */
import type { AnswerOf, Endpoint, InputOf } from "../endpoints/contract.ts";
import { errorFor, NetworkError } from "../errors/classes.ts";
import { fieldsOf, openEnvelope, reasonOf } from "./envelope.ts";

export interface ClientOptions {
  /** Base of the calls, e.g. `/api` in a browser behind the host, `http://localhost:3001` on a server. */
  baseUrl: string;
  /** The token of the session, asked anew for every call; nothing where the host adds it. */
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
  /** For calls that create; made anew per call where it is missing. */
  idempotencyKey?: string;
  /** Lets the call outlive the page (analytics). */
  keepalive?: boolean;
}

/** Makes a call and resolves with its `data`. */
export type Client = <E extends Endpoint>(
  endpoint: E,
  ...input: Record<string, never> extends InputOf<E>
    ? [InputOf<E>?, CallOptions?]
    : [InputOf<E>, CallOptions?]
) => Promise<AnswerOf<E>>;

export interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const defaultTimeoutMs = 10_000;

const pathOf = (endpoint: Endpoint, params: Record<string, unknown> = {}): string =>
  endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** Where a call goes. What is absent in its query is not said; several values of a name are said one after another. */
export function addressOf(baseUrl: string, endpoint: Endpoint, { params, query = {} }: AnyInput): string {
  const said = Object.entries(query).flatMap(([name, values]) =>
    [values]
      .flat()
      .flatMap((value) => (value === undefined || value === null ? [] : [[name, String(value)]])),
  );
  const path = `${baseUrl}${pathOf(endpoint, params)}`;
  return said.length > 0 ? `${path}?${new URLSearchParams(said)}` : path;
}

export function networkKind(error: unknown, signal?: AbortSignal): NetworkError["kind"] {
  if (signal?.aborted) return "aborted";
  const names = [error, (error as { cause?: unknown } | undefined)?.cause].map(
    (e) => (e as Error | undefined)?.name,
  );
  return names.includes("TimeoutError") || names.includes("AbortError") ? "timeout" : "offline";
}

/** A key as a header can carry it: a form may hand in any text, and one key must stay one key. */
const headerOf = (key: string): string =>
  /^[\x21-\x7e]*$/.test(key)
    ? key
    : Array.from(new TextEncoder().encode(key), (byte) => byte.toString(16).padStart(2, "0")).join("");

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

export function createClient(options: ClientOptions): Client {
  const { baseUrl, fetch: send = (...request) => fetch(...request) } = options;
  async function call(
    endpoint: Endpoint,
    input: AnyInput = {},
    callOptions: CallOptions = {},
  ): Promise<unknown> {
    const headers: Record<string, string> = { ...options.headers?.(), locale: options.locale?.() ?? "zh_CN" };
    const token = options.token?.();
    if (token) headers.Authorization = token;
    if (endpoint.creates)
      headers["Idempotency-Key"] = headerOf(callOptions.idempotencyKey ?? crypto.randomUUID());
    const isJson = input.body !== undefined && !(input.body instanceof FormData);
    if (isJson) headers["Content-Type"] = "application/json";
    const body = isJson ? JSON.stringify(input.body) : (input.body as FormData | undefined);
    const timeout = AbortSignal.timeout(callOptions.timeoutMs ?? options.timeoutMs ?? defaultTimeoutMs);
    const signal = callOptions.signal ? AbortSignal.any([callOptions.signal, timeout]) : timeout;
    let response: Response;
    let text: string;
    try {
      response = await send(addressOf(baseUrl, endpoint, input), {
        method: endpoint.method,
        headers,
        signal,
        credentials: "same-origin",
        ...(body !== undefined ? { body } : {}),
        ...(callOptions.keepalive ? { keepalive: true } : {}),
      });
      text = await response.text();
    } catch (error) {
      throw new NetworkError(endpoint.name, networkKind(error, callOptions.signal), error);
    }
    return dataOf(endpoint, response, parsed(text));
  }
  return call as Client;
}
