/**
 * What one process tells all others by NOTIFY. PostgreSQL keeps nothing for who is not there: after each connection, which may
 * be one that was lost, `missed` says that something may have been told meanwhile.
 */
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { socketOf } from "./socket-of.ts";

interface Listener {
  hear(payload: string): void;
  missed(): void;
}

/** Hears a channel until it is stopped. */
export type Listen = (channel: string, listener: Listener) => Promise<() => Promise<void>>;

const againMs = 1_000;
/** How often the connection is asked whether it lives. */
const beatMs = 5_000;

/** Of the embedded database: its one connection hears what it says itself. */
export const listenEmbedded =
  (pool: pg.Pool): Listen =>
  async (channel, { hear }) => {
    const client = await pool.connect();
    const onNotification = (told: pg.Notification) => {
      if (told.channel === channel) hear(told.payload ?? "");
    };
    client.on("notification", onNotification);
    try {
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } finally {
      client.release();
    }
    return async () => void client.off("notification", onNotification);
  };

/** Of PostgreSQL: a connection of its own, since those of a pool come and go; it is opened again when it is lost. */
export const listenPostgres =
  (config: pg.ClientConfig): Listen =>
  async (channel, { hear, missed }) => {
    const over = new AbortController();
    let client: pg.Client | undefined;
    const connect = async (): Promise<pg.Client> => {
      const fresh = new pg.Client({ ...config, connectionTimeoutMillis: beatMs });
      fresh.on("error", () => undefined);
      fresh.on("notification", (told) => {
        if (told.channel === channel) hear(told.payload ?? "");
      });
      await fresh.connect();
      socketOf(fresh).unref();
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
      missed();
      return fresh;
    };
    const drop = () => {
      client?.connection.stream.destroy();
      client = undefined;
    };
    const beat = async () => {
      client ??= await connect();
      const late = pause(beatMs, undefined, { ref: false, signal: over.signal }).then(() => {
        throw new Error("the connection that listens is silent");
      });
      await Promise.race([client.query("select 1"), late]);
    };
    const run = async () => {
      while (!over.signal.aborted) {
        const lives = await beat().then(
          () => true,
          () => false,
        );
        if (!lives) drop();
        const waitMs = lives ? beatMs : againMs;
        await pause(waitMs, undefined, { ref: false, signal: over.signal }).catch(() => undefined);
      }
      drop();
    };
    client = await connect().catch(() => undefined);
    const running = run();
    return async () => {
      over.abort();
      await running;
    };
  };
