import type { OrderItem } from "@tradehall/api-client/models/my-order";
import type { GoodsView } from "@tradehall/mall-components/product/GoodsLine";
import type { DataRoutes } from "./data-routes.ts";

/** The seller's code, and the manufacturer's where that is another one. */
export const codesOf = ({
  partyCode,
  makerCode,
}: Pick<OrderItem, "partyCode" | "makerCode">): Pick<GoodsView, "code" | "makerCode"> => ({
  ...(partyCode ? { code: partyCode } : {}),
  ...(makerCode && makerCode !== partyCode ? { makerCode } : {}),
});

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
