/** For whoever runs the server: is it alive, can it serve. */
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Parts } from "../app.ts";
import { success } from "./envelope.ts";

export function health(app: FastifyInstance, { database }: Parts): void {
  app.get("/healthz", async () => success({ status: "ok" }));
  app.get("/readyz", async () => {
    await database.db.execute(sql`select 1`);
    return success({ status: "ready", database: database.kind });
  });
}
