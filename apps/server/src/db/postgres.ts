/** PostgreSQL, which may end, move or fall silent at any moment: no fault of a connection ends the process. */
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { defaultPace, type Heartbeat, startHeartbeat } from "./heartbeat.ts";
import { listenPostgres } from "./listen.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import type { Database, OpenedDatabase } from "./opened-database.ts";
import { planning } from "./planning.ts";
import { PreparedClient } from "./prepared-client.ts";
import * as schema from "./schema/index.ts";
import type { Serving } from "./serving.ts";
import { socketOf } from "./socket-of.ts";

// numeric and bigint sums must come back as numbers on both engines; ours stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const reaching = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  fallback_application_name: "tradehall",
};
/** Bounds that PostgreSQL keeps, in ms: a call is refused rather than left waiting. */
const bounds = {
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
};
/**
 * Statements of calls end before it would pay to compile them or to begin a second process. An address with `options` of
 * its own takes their place; a pooler between must pass them on, or be told to ignore them.
 */
const options = Object.entries({ ...planning, jit: "off", max_parallel_workers_per_gather: "0" })
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(" ");
/** A connection in use that moved no byte for so long has lost its other end, in ms; PostgreSQL would have spoken. */
const stuckMs = 20_000;
/** Any number will do that no one else on this database uses. */
const migrationLock = 7_412;

/** Processes that begin together migrate one after another. */
async function migrateAlone(connectionString: string): Promise<void> {
  const client = new pg.Client({ ...reaching, connectionString, connectionTimeoutMillis: 20_000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

/** Connections whose faults are heard by someone at any time, and a way to end them all. */
function steadyConnections() {
  const open = new Set<pg.Client>();
  class SteadyClient extends PreparedClient {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      // Between two statements no one else listens, and a fault that no one hears ends the process.
      this.on("error", () => undefined);
      open.add(this);
      this.on("end", () => open.delete(this));
    }
  }
  const cutAll = () => {
    for (const client of open) client.connection.stream.destroy();
  };
  return { SteadyClient, cutAll };
}

type TakeClient = Parameters<pg.Pool["connect"]>[0];

/** A pool that refuses at once while the database is known to be away. */
class WatchedPool extends pg.Pool {
  heartbeat: Pick<Heartbeat, "away"> = { away: undefined };

  override connect(): Promise<pg.PoolClient>;
  override connect(take: TakeClient): void;
  override connect(take?: TakeClient): unknown {
    const { away } = this.heartbeat;
    if (!away) return take ? super.connect(take) : super.connect();
    if (!take) return Promise.reject(away);
    return process.nextTick(take, away, undefined, () => undefined);
  }
}

/** Ends a connection that waits for an answer which never comes. */
function endWhereStuck(pool: pg.Pool): void {
  const inUse = new WeakSet<pg.PoolClient>();
  pool.on("acquire", (client) => inUse.add(client));
  pool.on("release", (_, client) => inUse.delete(client));
  pool.on("connect", (client) => {
    const socket = socketOf(client);
    socket.setTimeout(stuckMs, () => inUse.has(client) && socket.destroy());
  });
}

/**
 * Transactions as the query builder's own, but for the end of their connection: one that is not back between two
 * transactions is ended, where the builder would give it to the next call, or keep it for ever after a failed `begin`.
 */
function steadyTransactions(pool: pg.Pool): Database["transaction"] {
  const builders = new WeakMap<pg.PoolClient, Database>();
  return async (work, config) => {
    const client = await pool.connect();
    const builder = builders.get(client) ?? drizzle(client, { schema });
    builders.set(client, builder);
    try {
      return await builder.transaction(work, config);
    } finally {
      client.release(client.getTransactionStatus() !== "I");
    }
  };
}

/** Opens a pool on the newest migration; without `serving` no statement has a bound and nothing watches. */
export async function openPostgres(connectionString: string, serving?: Serving): Promise<OpenedDatabase> {
  await migrateAlone(connectionString);
  const { silentMs } = serving?.pace ?? defaultPace;
  const { SteadyClient, cutAll } = steadyConnections();
  const config = {
    ...reaching,
    ...(serving ? { ...bounds, options } : {}),
    connectionString,
    connectionTimeoutMillis: serving ? silentMs : 20_000,
  };
  const pool = new WatchedPool({
    ...config,
    max: serving?.connections ?? 20,
    Client: SteadyClient,
  });
  // An idle connection that the server closes is no news; the pool opens another.
  pool.on("error", () => undefined);
  // A program that runs to an end may ask for what takes minutes: an index, statistics of a large table, a commit.
  if (serving) endWhereStuck(pool);
  const heartbeat = serving
    ? startHeartbeat({ ...reaching, connectionString }, serving.pace ?? defaultPace, cutAll)
    : undefined;
  if (heartbeat) pool.heartbeat = heartbeat;
  const db: Database = drizzle(pool, { schema });
  db.transaction = steadyTransactions(pool);
  const close = async () => {
    heartbeat?.stop();
    await pool.end();
  };
  return { db, kind: "postgres", close, listen: listenPostgres({ ...reaching, connectionString }) };
}
