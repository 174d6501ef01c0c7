/** Goods of an order's line, as several answers name them. */
import { fenToYuan } from "@tradehall/mall-rules/money";
import type { orderItems } from "#server/db/schema/index.ts";

export const toOrderedGoods = (item: typeof orderItems.$inferSelect) => ({
  orderItemId: item.id,
  prodId: item.prodId,
  skuId: item.skuId,
  prodName: item.prodName,
  skuName: item.skuName,
  pic: item.picture,
  price: fenToYuan(item.priceFen),
  prodCount: item.quantity,
});
