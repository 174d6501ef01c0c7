/** For anyone who runs the server: is it alive, can it serve. */
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Parts } from "../parts.ts";
import { TryLater } from "../refuse.ts";
import { success } from "./envelope.ts";

/** Anyone who asks is not kept waiting by a database that says nothing, in ms. */
const answerWithinMs = 1_500;

export function health(app: FastifyInstance, { database }: Parts): void {
  app.get("/healthz", async () => success({ status: "ok" }));
  app.get("/readyz", async () => {
    const isThere = database.db.execute(sql`select 1`).then(() => true);
    const isLate = pause(answerWithinMs, false, { ref: false });
    if (!(await Promise.race([isThere, isLate]))) {
      isThere.catch(() => undefined);
      throw new TryLater("A00016", 1);
    }
    return success({ status: "ready", database: database.kind });
  });
}
