/** Private files by their address: for a session that may see them, or by a signature. To all others there is none. */
import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Clock } from "#server/clock.ts";
import type { Database, OpenedDatabase } from "#server/db/database.ts";
import { files } from "#server/db/schema/index.ts";
import type { Buyer } from "#server/handle.ts";
import { findSession } from "#server/plugins/session.ts";
import { CodeOnly } from "#server/refuse.ts";
import type { Settings } from "#server/settings.ts";
import { readPrivate } from "./file-store.ts";
import { isSigned, type Signed } from "./signed-path.ts";

interface Parts {
  database: OpenedDatabase;
  clock: Clock;
  settings: Pick<Settings, "dataDir">;
}

/** Whether a buyer who did not send a file may see it, by what it was used for. */
export type Reader = (db: Database, buyer: Buyer, path: string) => Promise<boolean>;

const isOwn: Reader = async (db, { userId }, path) =>
  (await db.$count(files, and(eq(files.path, path), eq(files.userId, userId)))) > 0;

export function privateFiles(app: FastifyInstance, parts: Parts, readers: readonly Reader[]): void {
  const { database, clock, settings } = parts;
  const mayRead = async (path: string, query: Signed, token: string | undefined): Promise<boolean> => {
    if (await isSigned(database.db, path, query, clock.now())) return true;
    const { buyer } = await findSession(parts, token);
    if (!buyer) return false;
    for (const reader of [isOwn, ...readers]) if (await reader(database.db, buyer, path)) return true;
    return false;
  };
  app.get<{ Params: { folder: string; name: string }; Querystring: Signed }>(
    "/files/:folder/:name",
    async ({ params, query, headers }, reply) => {
      const path = `/files/${params.folder}/${params.name}`;
      const isOpen = await mayRead(path, query, headers.authorization);
      const bytes = isOpen ? await readPrivate(settings.dataDir, path) : undefined;
      if (!bytes) throw new CodeOnly("A00013");
      // Kept by no cache (plugins/caching.ts), drawn into no other site.
      return reply.header("cross-origin-resource-policy", "same-origin").type("image/webp").send(bytes);
    },
  );
}
