import type { OrderCard, OrderItem } from "@tradehall/api-client/models/my-order";
import type { OrderCardView } from "@tradehall/mall-components/trade/OrderCard";
import type { OrderLineView } from "@tradehall/mall-components/trade/OrderGoodsTable";
import { orderKindName, orderStatusName } from "@tradehall/mall-rules/states/order";
import { hrefTo } from "../href-to.ts";
import { listHref } from "./list-address.ts";
import { builtActions } from "./order-pages.ts";

/** Refund running (wire number of family §5). */
const refundRunning = 1;

const toOrderLine = (item: OrderItem): OrderLineView => ({
  id: String(item.orderItemId),
  title: item.prodName,
  href: hrefTo("detail", { prodId: item.prodId, skuId: item.skuId }),
  picture: item.pic,
  ...(item.skuName ? { skuText: item.skuName } : {}),
  ...(item.partyCode ? { code: item.partyCode } : {}),
  price: item.price,
  quantity: item.prodCount,
  subtotal: item.productTotalAmount,
});

export const toOrderCard = (card: OrderCard, now: number): OrderCardView => ({
  orderNumber: card.orderNumber,
  createdAt: card.createTime,
  shop: { id: String(card.shopId), name: card.shopName, href: listHref({ shopId: String(card.shopId) }) },
  status: orderStatusName(card.status) ?? "other",
  kind: orderKindName(card.orderType),
  lines: card.orderItemDtos.map(toOrderLine),
  pieces: card.productNums,
  payable: card.actualTotal,
  freight: card.freightAmount,
  detailHref: hrefTo("order-detail", { orderNumber: card.orderNumber }),
  now,
  ...(card.deadlineAt === null ? {} : { endsAt: card.deadlineAt }),
  isRefunding: card.refundStatus === refundRunning,
  allowedActions: builtActions(card.allowedActions),
});
