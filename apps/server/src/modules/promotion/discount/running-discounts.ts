/** Spend-and-save and gifts of shops that run now, with the goods of the gifts. */
import { isDiscountKind } from "@tradehall/mall-rules/states/promotion/discount";
import { and, asc, eq, gt, lte, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { activities, discounts } from "#server/db/schema/index.ts";
import { statement } from "#server/db/statement.ts";
import type { RunningDiscount } from "#server/modules/pricing/draft.ts";
import { isOnSale } from "#server/modules/product/goods/goods-checks.ts";
import { type GoodsRow, loadGoods } from "#server/modules/product/goods/goods-rows.ts";

export interface NamedDiscount extends RunningDiscount {
  name: string;
  endsAt: Date;
}

export interface Discounts {
  /** The earlier begun first. */
  running: NamedDiscount[];
  /** Goods of the gifts, by SKU. */
  giftGoods: ReadonlyMap<number, GoodsRow>;
}

type Stored = { discount: typeof discounts.$inferSelect; activity: typeof activities.$inferSelect };

const runningOf = statement<{ shopIds: number[]; now: Date }>()((db, { shopIds, now }) =>
  db
    .select({ discount: discounts, activity: activities })
    .from(discounts)
    .innerJoin(activities, eq(activities.id, discounts.activityId))
    .where(
      and(
        sql`${discounts.shopId} = any(${shopIds})`,
        lte(activities.startsAt, now),
        gt(activities.endsAt, now),
      ),
    )
    .orderBy(asc(activities.startsAt), asc(activities.id)),
);

/** Stored discounts as the pricing takes them; a gift whose goods are not on sale has none left. */
export async function withGiftGoods(db: Database, rows: readonly Stored[]): Promise<Discounts> {
  const skuIds = rows.flatMap(({ discount }) => discount.steps.flatMap(({ gift }) => gift?.skuId ?? []));
  const goods = skuIds.length === 0 ? [] : await loadGoods(db, skuIds);
  const giftGoods = new Map(goods.map((one) => [one.skuId, one]));
  const left = (skuId: number) => {
    const one = giftGoods.get(skuId);
    return one && isOnSale(one) ? Math.max(0, one.stocks) : 0;
  };
  const running = rows.flatMap(({ discount, activity }) => {
    const { id: activityId, kind, name, endsAt } = activity;
    if (!isDiscountKind(kind)) return [];
    const { shopId, prodIds, isEvery } = discount;
    const steps = discount.steps.map((step) => ({
      ...step,
      gift: step.gift && { ...step.gift, left: left(step.gift.skuId) },
    }));
    return [{ activityId, kind, name, endsAt, shopId, prodIds, isEvery, steps }];
  });
  return { running, giftGoods };
}

/** Those of these shops. */
export async function loadDiscounts(db: Database, shopIds: readonly number[], now: Date): Promise<Discounts> {
  const ids = [...new Set(shopIds)];
  return withGiftGoods(db, ids.length === 0 ? [] : await runningOf(db, { shopIds: ids, now }));
}
