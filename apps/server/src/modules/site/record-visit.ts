import type { VisitRecord } from "@tradehall/api-client/models/visit";
import { flowLogs } from "#server/db/schema/index.ts";
import type { Buyer, Context } from "#server/handle.ts";

/** Keeps one step of a visit, a page view once however often it is sent. */
export async function recordVisit(
  { db, clock }: Context,
  record: VisitRecord,
  buyer: Buyer | undefined,
): Promise<null> {
  const { waitedMs, ...step } = record;
  await db
    .insert(flowLogs)
    .values({
      ...step,
      userId: buyer?.userId ?? null,
      enterpriseId: buyer?.enterpriseId ?? 0,
      createdAt: new Date(clock.now().getTime() - waitedMs),
    })
    .onConflictDoNothing();
  return null;
}
