import { sandboxListTopUps } from "@tradehall/api-client/endpoints/sandbox/payment/list-top-ups";
import { desc } from "drizzle-orm";
import { topUps } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { toTopUp } from "#server/modules/payment/top-up/top-ups.ts";

const shown = 50;

export default handle(sandboxListTopUps, async (_, { db, clock }) => {
  const rows = await db.select().from(topUps).orderBy(desc(topUps.createdAt)).limit(shown);
  return rows.map((row) => toTopUp(row, clock.now()));
});
