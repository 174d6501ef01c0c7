import type { OrderCard, OrderCounts, OrderItem, OrderUsers } from "@tradehall/api-client/models/my-order";
import type { OrderPreSale } from "@tradehall/api-client/models/pre-sale";
import type { OrderCardView, OrderPreSaleView } from "@tradehall/mall-components/order/OrderCard";
import type { OrderLineView } from "@tradehall/mall-components/order/OrderGoodsTable";
import type { OrderTab } from "@tradehall/mall-components/order/OrderTabs";
import { yuanToFen } from "@tradehall/mall-rules/money";
import { refundStatusName } from "@tradehall/mall-rules/states/after-sale/refund";
import { orderKindName, orderKinds, orderStatusName } from "@tradehall/mall-rules/states/order/order";
import { chinaDate } from "@tradehall/mall-rules/time/china-time";
import type { Locale } from "@tradehall/mall-rules/words";
import { lineMarkWords } from "@tradehall/mall-rules/words/discounts";
import type { DataRoutes } from "./data-routes.ts";
import { codesOf, toGoodsLine } from "./goods-line.ts";

/** Refund running (wire number of family §5). */
const refundRunning = 1;

const marksOf = ({ isGift, comboId, memberAmount }: OrderItem, locale: Locale): string[] => [
  ...(isGift ? [lineMarkWords.free[locale]] : []),
  ...(comboId > 0 ? [lineMarkWords.package[locale]] : []),
  ...(yuanToFen(memberAmount) > 0 ? [lineMarkWords.member[locale]] : []),
];

const toOrderLine = (item: OrderItem, locale: Locale, routes: DataRoutes): OrderLineView => ({
  ...toGoodsLine(item, routes),
  tags: marksOf(item, locale),
  ...codesOf(item),
  price: item.price,
  quantity: item.prodCount,
  unit: item.unit,
  subtotal: item.productTotalAmount,
  ...(item.scorePrice > 0 ? { score: item.scorePrice, scoreSubtotal: item.scorePrice * item.prodCount } : {}),
  ...(item.returnMoneySts === null
    ? {}
    : {
        refund: {
          status: refundStatusName(item.returnMoneySts) ?? "other",
          href: routes.refund(item.refundSn),
        },
      }),
});

export function toPreSaleView({
  deposit,
  balance,
  balanceFrom,
  balanceTo,
  depositPaidAt,
  shipBy,
}: OrderPreSale): OrderPreSaleView {
  return {
    ...{ deposit, balance, balanceFrom, balanceTo },
    ...(depositPaidAt === null ? {} : { depositPaidAt }),
    ...(shipBy === null ? {} : { shipBy }),
  };
}

export const toOrderCard = (
  card: OrderCard,
  now: number,
  locale: Locale,
  routes: DataRoutes,
): OrderCardView => ({
  orderNumber: card.orderNumber,
  createdAt: card.createTime,
  shop: { id: String(card.shopId), name: card.shopName, href: routes.shop(card.shopId) },
  status: orderStatusName(card.status) ?? "other",
  kind: orderKindName(card.orderType),
  lines: card.orderItemDtos.map((item) => toOrderLine(item, locale, routes)),
  pieces: card.productNums,
  payable: card.actualTotal,
  ...(card.orderType === orderKinds.points ? { score: card.orderScore } : {}),
  freight: card.freightAmount,
  detailHref: routes.order(card.orderNumber),
  now,
  ...(routes.askAbout ? { serviceHref: routes.askAbout(card) } : {}),
  ...(card.preSale ? { preSale: toPreSaleView(card.preSale) } : {}),
  ...(card.deadlineAt === null ? {} : { endsAt: card.deadlineAt }),
  ...(card.orderUser ? { orderer: card.orderUser.nickName, isOthers: card.isOwn === 0 } : {}),
  ...(card.poNumber ? { poNumber: card.poNumber } : {}),
  ...(card.costCentre ? { costCentre: card.costCentre } : {}),
  ...(card.project ? { project: card.project } : {}),
  ...(card.trashEndsAt === null ? {} : { trashEndsOn: chinaDate(card.trashEndsAt) }),
  isRefunding: card.refundStatus === refundRunning,
  allowedActions: card.allowedActions.filter((action) => routes.offers?.(action) ?? true),
});

/** What the list of an enterprise's orders can be narrowed to. */
export const toOrderPeople = ({ users, costCentres }: OrderUsers) => ({
  people: users.map(({ userId, nickName, isMember }) => ({
    id: String(userId),
    name: nickName,
    isMember: isMember === 1,
  })),
  costCentres,
});

export const toTabCounts = (counts: OrderCounts): Partial<Record<OrderTab, number>> => ({
  approval: counts.approval,
  unpaid: counts.unPay,
  paid: counts.payed,
  shipped: counts.consignment,
  received: counts.confirm,
  trash: counts.trash,
});
