import type { RefundCard, RefundDetail, RefundLog } from "@tradehall/api-client/models/refund";
import type { RefundCardView } from "@tradehall/mall-components/after-sale/RefundList";
import type { RefundStepView } from "@tradehall/mall-components/after-sale/RefundTrail";
import { refundApplyTypes, refundStatusName } from "@tradehall/mall-rules/states/after-sale/refund";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import type { DataRoutes } from "./data-routes.ts";
import { toGoodsLine } from "./goods-line.ts";

const toMinutes = (time: string): string => time.slice(0, 16);

export const toRefundCard = (card: RefundCard, routes: DataRoutes): RefundCardView => ({
  refundSn: card.refundSn,
  orderNumber: card.orderNumber,
  shopName: card.shopName,
  status: refundStatusName(card.returnMoneySts) ?? "other",
  withReturn: card.applyType === refundApplyTypes.withReturn,
  amount: card.refundAmount,
  appliedAt: toMinutes(card.applyTime),
  lines: card.items.map((item) => ({ ...toGoodsLine(item, routes), quantity: item.prodCount })),
  href: routes.refund(card.refundSn),
  orderHref: routes.order(card.orderNumber),
});

const parcelOf = ({ expressName, expressNo }: Pick<RefundDetail, "expressName" | "expressNo">) =>
  expressNo ? { parcelText: `${expressName} ${expressNo}` } : {};

const toStep = (log: RefundLog, at: number): RefundStepView => ({
  id: String(at),
  event: log.event,
  by: log.by,
  time: toMinutes(log.time),
  dateTime: log.time.replace(" ", "T"),
  ...(log.amount ? { amount: log.amount } : {}),
  ...(log.reasonText ? { reasonText: log.reasonText } : {}),
  ...(log.text ? { text: log.text } : {}),
  pictures: log.photoFiles.split(",").filter(Boolean),
  ...parcelOf(log),
  ...(log.deadlineAt === null ? {} : { deadlineText: toMinutes(chinaTime(new Date(log.deadlineAt))) }),
});

/** What the page of a refund shows. */
export const toRefund = (detail: RefundDetail, routes: DataRoutes) => ({
  card: toRefundCard(detail, routes),
  steps: detail.logs.map(toStep),
  now: detail.now,
  endsAt: detail.deadlineAt ?? undefined,
  allowedActions: detail.allowedActions,
  sellerText: detail.sellerMsg,
  payType: detail.payType,
  shopId: detail.shopId,
  info: {
    freight: detail.freightAmount,
    score: detail.refundScore,
    reasonText: detail.reasonText,
    explanation: detail.buyerDesc,
    ...(detail.returnAddr ? { returnTo: detail.returnAddr } : {}),
    ...parcelOf(detail),
  },
});
export type RefundView = ReturnType<typeof toRefund>;
