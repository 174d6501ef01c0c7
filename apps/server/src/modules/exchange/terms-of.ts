/** What binds who redeems a product, and what of it is used up. */
import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { pointsGoods } from "#server/db/schema/index.ts";
import { refuse } from "#server/refuse.ts";
import { redeemedOf } from "./redeemed.ts";

/** Refuses a product that is not redeemed with points. */
export async function termsOf(db: Database, userId: number, prodId: number) {
  const [row] = await db
    .select({
      ...{ perUser: pointsGoods.perUser, total: pointsGoods.total, taken: pointsGoods.taken },
      redeemed: redeemedOf(userId, prodId),
    })
    .from(pointsGoods)
    .where(eq(pointsGoods.prodId, prodId));
  if (!row) refuse("exchangeMissing");
  const { perUser, total, taken, redeemed } = row;
  return { perUser, redeemed, left: total === null ? null : Math.max(0, total - taken) };
}
