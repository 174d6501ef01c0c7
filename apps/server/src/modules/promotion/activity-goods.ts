/**
 * One SKU in a flash sale or a group buying, as one buyer may have it. Its pieces are apart from ordinary stock and its
 * price is apart from tiers, offers, coupons and points (docs/decisions/2026-11-23-flash-sale.md).
 */
import type { Fen } from "@tradehall/mall-rules/money";
import { orderStatuses } from "@tradehall/mall-rules/states/order/order";
import {
  type ActivityStatus,
  activityStatus,
  isOwnStockKind,
  type OwnStockKind,
  ownStockKinds,
} from "@tradehall/mall-rules/states/promotion/activity";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { activities, activityItems, orderItems, orders } from "#server/db/schema/index.ts";
import { boughtPieces } from "#server/modules/promotion/offer/offers.ts";
import { refuse } from "#server/refuse.ts";

export interface ActivityGoods {
  activityId: number;
  kind: OwnStockKind;
  prodId: number;
  skuId: number;
  priceFen: Fen;
  left: number;
  /** 0 is no limit. */
  perUser: number;
  /** Pieces that this buyer has ordered and not canceled. */
  bought: number;
  startsAt: Date;
  endsAt: Date;
  status: ActivityStatus;
}

/** Pieces of an activity's SKU in orders that wait for their payment. */
export const unpaidPieces = (db: Database) =>
  db
    .select({ pieces: sql<number>`coalesce(sum(${orderItems.quantity}), 0)::int`.as("unpaid_pieces") })
    .from(orderItems)
    .innerJoin(orders, eq(orders.orderNumber, orderItems.orderNumber))
    .where(
      and(
        eq(orderItems.activityId, activityItems.activityId),
        eq(orderItems.skuId, activityItems.skuId),
        eq(orders.status, orderStatuses.unpaid),
      ),
    );

/** An item by what it is of, or by its own id. */
type Item = { activityId: number; skuId: number } | { seckillId: number };

const isItem = (item: Item): SQL | undefined =>
  "seckillId" in item
    ? eq(activityItems.id, item.seckillId)
    : and(eq(activityItems.activityId, item.activityId), eq(activityItems.skuId, item.skuId));

/** Undefined where there is no such activity, or where it is a limited-time offer, whose price needs no way of its own. */
export async function loadActivityGoods(
  db: Database,
  userId: number,
  item: Item,
  now: Date,
): Promise<ActivityGoods | undefined> {
  const [row] = await db
    .select({
      item: activityItems,
      activity: activities,
      bought: sql<number>`${boughtPieces(db, userId, activityItems)}`,
      unpaid: sql<number>`case when ${activityItems.left} > 0 then 0 else ${unpaidPieces(db)} end`,
    })
    .from(activityItems)
    .innerJoin(activities, eq(activities.id, activityItems.activityId))
    .where(and(isItem(item), inArray(activities.kind, [...ownStockKinds])));
  if (!row) return undefined;
  const { activityId, prodId, skuId, priceFen, left, perUser } = row.item;
  const { startsAt, endsAt, kind } = row.activity;
  if (!isOwnStockKind(kind)) return undefined;
  const times = { startsAt: startsAt.getTime(), endsAt: endsAt.getTime(), left, unpaid: row.unpaid };
  const status = activityStatus(times, now.getTime());
  const goods = { activityId, prodId, skuId, priceFen, left, perUser, bought: row.bought, startsAt, endsAt };
  return { ...goods, kind, status };
}

/** What a buyer reads where it is not in progress. */
export const statusRefusals = {
  notStarted: "eventNotStarted",
  ended: "eventEnded",
  soldOutForNow: "soldOutForNow",
  soldOut: "activitySoldOut",
} as const;

/** The same where its time ends so much later, in ms: for who was let in before its end and waited for a turn. */
export function withLaterEnd(goods: ActivityGoods, ms: number, now: Date): ActivityGoods {
  const isWaitedFor = goods.status === "ended" && now.getTime() < goods.endsAt.getTime() + ms;
  return isWaitedFor && goods.left > 0 ? { ...goods, status: "inProgress" } : goods;
}

/** Refuses unless the buyer may order so many pieces of it now. */
export function refuseActivity(
  { status, skuId, left, perUser, bought }: ActivityGoods,
  quantity: number,
): void {
  if (status !== "inProgress") refuse(statusRefusals[status], undefined, { skuId });
  const mine = Math.max(0, perUser - bought);
  if (perUser > 0 && quantity > mine) refuse("activityLimit", { max: perUser, left: mine }, { skuId });
  if (quantity > left) refuse("insufficientInventory", undefined, { skuId, left });
}
