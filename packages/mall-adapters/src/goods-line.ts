import type { OrderItem } from "@tradehall/api-client/models/my-order";
import type { GoodsView } from "@tradehall/mall-components/trade/GoodsLine";
import type { DataRoutes } from "./data-routes.ts";

/** What a line bought, as an order, a refund and a review name it. */
type OrderedGoods = Pick<OrderItem, "orderItemId" | "prodId" | "skuId" | "prodName" | "skuName" | "pic">;

/** Goods of a line; its link leads to the SKU that was bought. */
export const toGoodsLine = (line: OrderedGoods, routes: DataRoutes): GoodsView & { id: string } => ({
  id: String(line.orderItemId),
  title: line.prodName,
  href: routes.product(line.prodId, line.skuId),
  picture: line.pic,
  ...(line.skuName ? { skuText: line.skuName } : {}),
});
