/** The server's clock. The sandbox moves it; every expiry, countdown and timeout asks it and nothing else. */
import { eq, sql } from "drizzle-orm";
import type { Database } from "./db/opened-database.ts";
import { settings } from "./db/schema/index.ts";

const key = "clockOffsetMs";

export interface Clock {
  now(): Date;
  /** Moves the clock forward for all processes on this database. */
  advance(ms: number): Promise<void>;
  /** Reads what another process may have moved. */
  refresh(): Promise<void>;
}

/** A clock that shares its offset through the database; a clock that is never moved costs one row read. */
export async function createClock(db: Database, wall: () => number = Date.now): Promise<Clock> {
  let offsetMs = 0;
  const clock: Clock = {
    now: () => new Date(wall() + offsetMs),
    async refresh() {
      const [row] = await db.select().from(settings).where(eq(settings.key, key));
      offsetMs = typeof row?.value === "number" ? row.value : 0;
    },
    async advance(ms) {
      // Added where it is kept: of two processes that move it at once, each counts.
      await db
        .insert(settings)
        .values({ key, value: ms })
        .onConflictDoUpdate({
          target: settings.key,
          set: { value: sql`to_jsonb((${settings.value} #>> '{}')::numeric + ${ms}::numeric)` },
        });
      await clock.refresh();
    },
  };
  await clock.refresh();
  return clock;
}
