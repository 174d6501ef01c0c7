import type { YuanText } from "@tradehall/mall-rules/money";
import type { RefundCardView } from "../after-sale/RefundList/index.ts";
import { sampleBought, sampleNow, sampleShortBought } from "./order.ts";

const day = 86_400_000;

export const sampleRefund: RefundCardView = {
  refundSn: "R261122101500271390482",
  orderNumber: "261121093015482913746",
  shopName: "百工商城自营旗舰店",
  status: "toReturn",
  withReturn: true,
  amount: "1798.00" as YuanText,
  appliedAt: "2026-11-22 10:15",
  lines: [sampleBought],
  href: "/return-detail?refundSn=R261122101500271390482",
  orderHref: "/order-detail?orderNumber=261121093015482913746",
};

export const sampleRefunds: readonly RefundCardView[] = [
  sampleRefund,
  {
    ...sampleRefund,
    refundSn: "R261120101500271390483",
    status: "succeeded",
    withReturn: false,
    lines: [sampleShortBought, sampleBought],
  },
  { ...sampleRefund, refundSn: "R261119101500271390484", status: "refused", withReturn: false },
];

/** When the sample's state is over. */
export const sampleRefundEndsAt = sampleNow + 6 * day;
