/** An order that names the offer its buyer was shown: refused where that offer does not hold (Spec §8). */
import { activityStatus } from "@tradehall/mall-rules/states/promotion/activity";
import { and, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { activities, activityItems } from "#server/db/schema/index.ts";
import { refuse } from "#server/refuse.ts";
import { loadOffers, offersOf } from "./offers.ts";

interface NamedOffer {
  activityId: number;
  skuId: number;
  quantity: number;
}

/** 活动未开始, 活动已结束, 活动太火爆了. Flash sales and group buying have ways of their own and are unknown here. */
export async function refuseOffer(
  db: Database,
  userId: number,
  { activityId, skuId, quantity }: NamedOffer,
  now: Date,
): Promise<void> {
  const [row] = await db
    .select({ item: activityItems, activity: activities })
    .from(activityItems)
    .innerJoin(activities, eq(activities.id, activityItems.activityId))
    .where(
      and(eq(activities.id, activityId), eq(activities.kind, "special"), eq(activityItems.skuId, skuId)),
    );
  if (!row) refuse("eventEnded");
  const { startsAt, endsAt } = row.activity;
  const times = { startsAt: startsAt.getTime(), endsAt: endsAt.getTime(), left: row.item.left };
  const status = activityStatus(times, now.getTime());
  if (status === "notStarted") refuse("eventNotStarted");
  if (status === "ended") refuse("eventEnded");
  if (status === "soldOut") refuse("activitySoldOut", undefined, { skuId });
  const mine = offersOf(await loadOffers(db, [skuId], now, userId), skuId);
  const max = mine.find((offer) => offer.activityId === activityId)?.max ?? 0;
  if (quantity > max) refuse("tooHot", undefined, { skuId, max });
}
