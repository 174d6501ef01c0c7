/** Goods that were paid for before: each SKU once, with its latest line, and what it costs now. */
import type { BoughtGoods, boughtOrders } from "@tradehall/api-client/models/bought";
import { toFlag } from "@tradehall/api-client/models/wire";
import { fenToYuan } from "@tradehall/mall-rules/money";
import { orderKinds, orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { isShopOpen } from "@tradehall/mall-rules/states/shop/shop";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { and, desc, eq, ilike, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { escapeLike } from "#server/db/escape-like.ts";
import { orderItems, orders } from "#server/db/schema/index.ts";
import type { Buyer } from "#server/handle.ts";
import { isOwnOrder, type OrderOwner } from "#server/modules/order/lifecycle/lock-orders.ts";
import { type PricesToday, pricesToday } from "#server/modules/pricing/prices-today.ts";
import { isCartKind, isOnSale, orderablePieces } from "#server/modules/product/goods/goods-checks.ts";
import type { GoodsRow } from "#server/modules/product/goods/goods-rows.ts";
import { toOrderedGoods } from "#server/modules/product/goods/ordered-goods.ts";

interface Asked {
  keyword?: string | undefined;
  sort: (typeof boughtOrders)[number];
}

/** The SKUs as a statement, with their latest line and in how many orders they are. */
export function boughtSkus(db: Database, owner: OrderOwner, { keyword, sort }: Asked) {
  const part = `%${escapeLike(keyword?.trim() ?? "")}%`;
  const times = sql<number>`count(distinct ${orderItems.orderNumber})::int`.as("times");
  // Ids rise with the orders they are of.
  const lineId = sql<number>`max(${orderItems.id})`.mapWith(Number).as("line_id");
  return db
    .select({ times, lineId })
    .from(orderItems)
    .innerJoin(orders, eq(orders.orderNumber, orderItems.orderNumber))
    .where(
      and(
        isOwnOrder(owner),
        isNotNull(orders.paidAt),
        ne(orders.status, orderStatuses.canceled),
        // What was paid with points alone has no price to compare, and is not bought again by the cart.
        ne(orders.orderType, orderKinds.points),
        // A gift was not bought.
        isNull(orderItems.giftOf),
        or(ilike(orderItems.prodName, part), ilike(orderItems.partyCode, part)),
      ),
    )
    .groupBy(orderItems.skuId)
    .orderBy(...(sort === "often" ? [desc(times)] : []), desc(lineId));
}

/** What it costs now and how much of it goes into the cart. */
function todayOf(goods: GoodsRow, quantity: number, { fenOf }: PricesToday) {
  const countNow = isCartKind(goods) ? orderablePieces(goods, quantity) : 0;
  return {
    status: toFlag(isOnSale(goods) && isShopOpen(goods.shopStatus)),
    inStock: toFlag(goods.stocks > 0),
    priceNow: fenToYuan(fenOf(goods, countNow || quantity)),
    countNow,
    unit: goods.unit,
  };
}

export async function toBoughtGoods(
  db: Database,
  found: readonly { lineId: number; times: number }[],
  buyer: Buyer,
  now: Date,
): Promise<BoughtGoods[]> {
  if (found.length === 0) return [];
  const lineIds = found.map(({ lineId }) => lineId);
  const lines = await db
    .select({ item: orderItems, createdAt: orders.createdAt })
    .from(orderItems)
    .innerJoin(orders, eq(orders.orderNumber, orderItems.orderNumber))
    .where(inArray(orderItems.id, lineIds));
  const skuIds = lines.map(({ item }) => item.skuId);
  const today = await pricesToday(db, skuIds, buyer.userId, now);
  return found.flatMap(({ lineId, times }) => {
    const line = lines.find(({ item }) => item.id === lineId);
    const goods = line && today.goods.get(line.item.skuId);
    if (!line || !goods) return [];
    const { item, createdAt } = line;
    return {
      ...toOrderedGoods(item),
      partyCode: item.partyCode,
      orderNumber: item.orderNumber,
      boughtTime: chinaTime(createdAt),
      boughtAt: createdAt.getTime(),
      times,
      ...todayOf(goods, item.quantity, today),
    };
  });
}
