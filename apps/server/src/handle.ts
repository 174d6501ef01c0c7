/** A handler: the contract's endpoint and what this server does for it. Every module file exports one. */
import type { AnswerOf, Endpoint } from "@tradehall/api-client/contract";
import type { Locale } from "@tradehall/mall-rules/words";
import type { FastifyBaseLogger } from "fastify";
import type * as v from "valibot";
import type { Clock } from "./clock.ts";
import type { Database } from "./db/opened-database.ts";
import type { ServerTurn } from "./serialize.ts";
import type { Settings } from "./settings.ts";

/** Who calls: the session's user and the enterprise and shop they act for. */
export interface Buyer {
  userId: number;
  /** 0 outside any enterprise; part of every key that holds personal data. */
  enterpriseId: number;
  /** The shop in effect: chosen by switching, else the bound dealer's; null for a user without one. */
  shopId: number | null;
  userTypeId: number;
  /** Of the enterprise they act for: sees and operates all of its orders (Spec §6). */
  isAdministrator: boolean;
  /** Charged the prices for members. */
  isPaidMember: boolean;
  /** Of the paid level that runs; 0 without one. */
  paidRank: number;
  /** Charged no freight by self-operated shops (Spec §6). */
  hasFreeFreight: boolean;
  tokenHash: string;
}

export interface Context {
  /** Of a call that creates, the transaction that keeps its answer, too: nothing else may be asked meanwhile. */
  db: Database;
  clock: Clock;
  settings: Settings;
  locale: Locale;
  log: FastifyBaseLogger;
  /** What `serializeCall` gives back while it waits. */
  turn: ServerTurn;
  /** Address of the caller. */
  ip: string;
  /** What the caller's browser calls itself; "" where it says nothing. */
  userAgent: string;
  /** Throws A00004 where the call has no session. */
  buyer: Buyer;
  /** The session of a call that may have one. */
  visitor: Buyer | undefined;
  /** Picture of an upload call. */
  file: { bytes: Buffer; name: string } | undefined;
}

type Out<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;
export type Received<E> =
  E extends Endpoint<infer P, infer Q, infer B> ? { params: Out<P>; query: Out<Q>; body: Out<B> } : never;

export interface Handler {
  endpoint: Endpoint;
  /**
   * Is before everything, the session, too: refuses from memory what would only be refused later on. The query is as
   * it came, not checked yet.
   */
  admit?(request: { query: unknown }, parts: { database: { db: Database }; clock: Clock }): Promise<void>;
  /** What to wait for where this kind of work goes at a pace of its own; the call holds nothing of the server meanwhile. */
  paceOf?(
    input: unknown,
    parts: { database: { db: Database }; clock: Clock },
    buyer: Buyer | undefined,
  ): Promise<(() => Promise<void>) | undefined>;
  /**
   * What is due before the work, in transactions of its own. A call that creates must not do it in its work: it would hold
   * the locks of one order while it waits for those of the next.
   */
  settle?(context: Context): Promise<unknown>;
  /**
   * What is asked outside the database, such as of a payment provider, once the work is committed, and again for a repeated
   * call; answers what the caller gets. It waits within `outside`, where the call holds nothing of the server.
   */
  after?(answer: unknown, input: unknown, context: Context, outside: Outside): Promise<unknown>;
  run(input: unknown, context: Context): Promise<unknown>;
}

/** Waits for something outside without holding a turn of the server. */
export type Outside = <T>(ask: () => Promise<T>) => Promise<T>;

/** A file that an endpoint answers in the place of an envelope. */
export interface FileAnswer {
  type: string;
  name: string;
  /** Records it is of, and about how many bytes. */
  count: number;
  estimatedBytes: number;
  /** Asked for as fast as it is taken. */
  body: AsyncIterable<string | Uint8Array>;
}

/** Binds an endpoint that answers a file (`file` of the contract) to its work. */
export const handleFile = <E extends Endpoint>(
  endpoint: E,
  run: (input: Received<E>, context: Context) => Promise<FileAnswer>,
): Handler => ({ endpoint, run });

/** Binds an endpoint to its work; input is validated before, the answer is checked in tests. */
export const handle = <E extends Endpoint>(
  endpoint: E,
  run: (input: Received<E>, context: Context) => Promise<AnswerOf<E>>,
): Handler => ({ endpoint, run });
