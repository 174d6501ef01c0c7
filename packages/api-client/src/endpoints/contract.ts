/**
 * An endpoint is a sentence of data. The client turns it into a typed call, the server registers it, validates with
 * its schemas and emits OpenAPI from it.
 */
import type * as v from "valibot";
import type { ErrorCode } from "../errors/catalogue.ts";

const methods = ["GET", "POST", "PUT", "DELETE"] as const;
export type Method = (typeof methods)[number];
export type Schema = v.GenericSchema;

/** Where a call is built on sessions: refused without one, open to all, or open and richer with one. */
export type Auth = "none" | "optional" | "token";
export type Effect = "read" | "write";

/**
 * Header that names the enterprise a device acts for, as it last heard. Where another device has switched meanwhile, a
 * call that acts for the enterprise is refused with A00008 instead of acting for the wrong one.
 */
export const enterpriseHeader = "enterprise-id";

/** Tags of the calls that act for the enterprise in effect; all others are the user's own. */
export const enterpriseTags: ReadonlySet<string> = new Set([
  "cart",
  "order",
  "my-order",
  "payment",
  "top-up",
  "wallet",
  "refund",
  "invoice",
  "purchase-list",
]);

export interface EndpointWords<P, Q, B, A, Au extends Auth = Auth, Ef extends Effect = Effect> {
  /** One sentence for the API page. */
  summary: string;
  /** Tag on the API page: the resource. */
  tag: string;
  auth: Au;
  /** Whether the call changes anything; only "read" may be retried. Some GET calls of the family write. */
  effect: Ef;
  /**
   * Takes an `Idempotency-Key` header: the same key with the same input gives the same answer, and equal calls wait for the
   * first one's. For everything that creates.
   */
  creates?: boolean;
  /** Multipart with one picture in the field `file`. */
  upload?: boolean;
  /** Sent behind the page, which reads no answer: it is not the call that learns of a changed dealer (A00008). */
  isBackground?: boolean;
  /** Sent to the base of conversations (`imBaseUrl` of the client), which may be another host (Spec §7). */
  base?: "im";
  /** Its body goes as a form's fields (`application/x-www-form-urlencoded`), not as JSON. */
  form?: boolean;
  /** Answers a session's token, which no page may see: a storefront's host makes the call itself. */
  opensSession?: boolean;
  /**
   * Answers a file of one of these media types, streamed, in the place of an envelope; what fails is an envelope all the
   * same, of type application/json. Headers say the file's name (`Content-Disposition`) and, for who shows how far it is,
   * how many records it is of (`Total-Count`) and about how large it gets (`Estimated-Bytes`).
   */
  file?: readonly string[];
  /** Only with the sandbox. */
  sandbox?: boolean;
  /** Calls a minute of one session, or of one address where there is none; the server's default otherwise. */
  perMinute?: number;
  /** `{name}` parts of the path. */
  params?: P;
  query?: Q;
  body?: B;
  answer: A;
  /** Codes it may answer beside those of any call (`codesOf`); a test of the server that meets another one fails. */
  fails: readonly ErrorCode[];
  /** A true example: what is sent and what comes back in `data`. */
  example: {
    params?: P extends Schema ? v.InferInput<P> : never;
    query?: Q extends Schema ? v.InferInput<Q> : never;
    body?: B extends Schema ? v.InferInput<B> : never;
    answer: A extends Schema ? v.InferOutput<A> : never;
  };
}

export interface Endpoint<
  P extends Schema | undefined = Schema | undefined,
  Q extends Schema | undefined = Schema | undefined,
  B extends Schema | undefined = Schema | undefined,
  A extends Schema = Schema,
  Au extends Auth = Auth,
  Ef extends Effect = Effect,
> extends EndpointWords<P, Q, B, A, Au, Ef> {
  /** "GET /p/shop": verb and path, which is also the call's name in logs and errors. */
  name: string;
  method: Method;
  path: string;
}

const ofAnyCall = ["A00003", "A00014", "A00005", "A00015", "A00016"] as const;

/** Every code that a call may answer beside success. */
export function codesOf({ fails, path, isBackground, sandbox }: Endpoint): ErrorCode[] {
  // Any signed-in call may be the one that learns of a changed dealer.
  const changed = path.startsWith("/p/") && !isBackground ? (["A00008"] as const) : [];
  // There is no sandbox for the pages of other origins.
  const hidden = sandbox ? (["A00013"] as const) : [];
  return [...new Set([...fails, ...changed, ...hidden, ...ofAnyCall])];
}

/** Declares a call: `endpoint("GET /p/shop", { auth: "token", effect: "read", answer: ShopDetail, … })`. */
export function endpoint<
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  A extends Schema = Schema,
  Au extends Auth = Auth,
  Ef extends Effect = Effect,
>(name: `${Method} /${string}`, words: EndpointWords<P, Q, B, A, Au, Ef>): Endpoint<P, Q, B, A, Au, Ef> {
  const method = methods.find((one) => name.startsWith(`${one} `));
  if (!method) throw new TypeError(`“${name}” begins with no method`);
  return { ...words, name, method, path: name.slice(method.length + 1) };
}

type Part<Name extends string, S> = S extends Schema
  ? Record<never, never> extends v.InferInput<S>
    ? { [K in Name]?: v.InferInput<S> }
    : { [K in Name]: v.InferInput<S> }
  : unknown;

/** What a caller gives: only the parts the endpoint has. */
export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, Schema>
    ? Part<"params", P> & Part<"query", Q> & Part<"body", B>
    : never;

/** What a caller gets: the opened `data`. */
export type AnswerOf<E> = E extends { answer: infer A extends Schema } ? v.InferOutput<A> : never;
