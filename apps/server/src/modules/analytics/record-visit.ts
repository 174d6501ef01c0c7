import type { VisitRecord } from "@tradehall/api-client/models/visit";
import { flowLogs } from "#server/db/schema/index.ts";
import type { Context } from "#server/handle.ts";

/** Keeps one step of a visit. */
export async function recordVisit({ db, clock, visitor }: Context, record: VisitRecord): Promise<null> {
  await db.insert(flowLogs).values({
    ...record,
    userId: visitor?.userId ?? null,
    enterpriseId: visitor?.enterpriseId ?? 0,
    createdAt: clock.now(),
  });
  return null;
}
