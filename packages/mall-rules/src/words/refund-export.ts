/** Words of an exported list of refunds: its columns, and what is in them. */
import { type RefundStatus, refundApplyTypes, refundStatusName } from "../states/after-sale/refund.ts";
import type { Locale } from "./locale.ts";
import { exportColumns } from "./order-export.ts";

type Words = Record<Locale, string>;

const { shop, orderer, orderNumber, poNumber, product, sku, code, makerCode, unit, price, courier, waybill } =
  exportColumns;

/** What is over each column, in their order. */
export const refundExportColumns = {
  refundSn: { zh_CN: "退款编号", en: "Refund number" },
  appliedAt: { zh_CN: "申请时间", en: "Applied for at" },
  status: { zh_CN: "退款状态", en: "Refund status" },
  way: { zh_CN: "退款类型", en: "Kind of refund" },
  reason: { zh_CN: "退款原因", en: "Reason" },
  ...{ orderNumber, poNumber, shop, orderer, product, sku, code, makerCode, unit, price },
  quantity: { zh_CN: "退款数量", en: "Quantity refunded" },
  amount: { zh_CN: "退款金额", en: "Amount refunded" },
  points: { zh_CN: "退还积分", en: "Points given back" },
  paidBackAt: { zh_CN: "退款时间", en: "Refunded at" },
  ...{ courier, waybill },
} as const satisfies Record<string, Words>;
export type RefundColumn = keyof typeof refundExportColumns;

/** Name of the file, without its day and ending. */
export const refundExportName: Words = { zh_CN: "退款", en: "refunds" };

const statuses: Record<RefundStatus, Words> = {
  applied: { zh_CN: "待商家审核", en: "Waiting for the shop" },
  refused: { zh_CN: "商家已拒绝", en: "Refused by the shop" },
  toReturn: { zh_CN: "待买家退货", en: "Waiting for the return" },
  returning: { zh_CN: "待商家收货", en: "On its way to the shop" },
  refunding: { zh_CN: "退款中", en: "Refunding" },
  succeeded: { zh_CN: "退款成功", en: "Refunded" },
  withdrawn: { zh_CN: "已撤销", en: "Withdrawn" },
  closed: { zh_CN: "已关闭", en: "Closed" },
};

/** By its wire number; "" for one that has no words. */
export function refundStatusText(status: number, locale: Locale): string {
  const name = refundStatusName(status);
  return name ? statuses[name][locale] : "";
}

export const refundWayText = (applyType: number, locale: Locale): string =>
  applyType === refundApplyTypes.withReturn
    ? { zh_CN: "退货退款", en: "Return and refund" }[locale]
    : { zh_CN: "仅退款", en: "Refund only" }[locale];
