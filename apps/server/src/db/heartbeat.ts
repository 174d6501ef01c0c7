/**
 * Knows within seconds that a database is gone without a word: a machine without power or network closes nothing, and
 * each call would wait for its own time-out. One connection of its own asks for a sign of life again and again.
 */
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { DatabaseAway } from "./passing-faults.ts";
import { socketOf } from "./socket-of.ts";

export interface Heartbeat {
  /** Why calls need not try; undefined while the database answers. */
  readonly away: DatabaseAway | undefined;
  stop(): void;
}

export interface Pace {
  /** Between two signs of life, in ms. */
  everyMs: number;
  /** Without a sign for so long the database counts as silent; also the longest wait for a connection, in ms. */
  silentMs: number;
}

export const defaultPace: Pace = { everyMs: 1_000, silentMs: 3_000 };

/** A busy process may find the answer waiting when its timer comes due: what has arrived is read first. */
async function silence(ms: number): Promise<"silent"> {
  await pause(ms, undefined, { ref: false });
  await new Promise((resolve) => setImmediate(resolve));
  return "silent";
}

/** `onSilent` cuts what was opened before: a connection that lost its other end is never told. */
export function startHeartbeat(config: pg.ClientConfig, pace: Pace, onSilent: () => void): Heartbeat {
  let away: DatabaseAway | undefined;
  let client: pg.Client | undefined;
  const over = new AbortController();

  const drop = () => {
    client?.connection.stream.destroy();
    client = undefined;
  };
  const connect = async () => {
    const fresh = new pg.Client({ ...config, connectionTimeoutMillis: pace.silentMs });
    fresh.on("error", () => undefined);
    await fresh.connect();
    socketOf(fresh).unref();
    client = fresh;
    if (over.signal.aborted) drop();
  };
  /** Throws where there is no sign of life; a connection that was merely closed is replaced at once. */
  const beat = async () => {
    if (!client) return connect();
    const answered = client.query("select 1").then(
      () => "alive" as const,
      () => "closed" as const,
    );
    const sign = await Promise.race([answered, silence(pace.silentMs)]);
    if (sign === "alive") return;
    drop();
    if (sign === "silent") onSilent();
    await connect();
  };
  const run = async () => {
    while (!over.signal.aborted) {
      away = await beat().then(
        () => undefined,
        (error: unknown) => new DatabaseAway(error),
      );
      const waitMs = away ? pace.everyMs / 2 : pace.everyMs;
      await pause(waitMs, undefined, { ref: false, signal: over.signal }).catch(() => undefined);
    }
  };
  run();
  return {
    get away() {
      return away;
    },
    stop() {
      over.abort();
      drop();
    },
  };
}
