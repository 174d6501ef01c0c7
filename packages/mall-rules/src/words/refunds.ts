/** Why a buyer wants a refund: a name for each reason, and its words. */
import { keysOf } from "../records/index.ts";
import { cargoStatuses, refundApplyTypes } from "../states/after-sale/refund.ts";
import type { Locale, Sentence } from "./locale.ts";
import { lookup } from "./lookup.ts";

const reasons = {
  notWanted: { zh_CN: "不想要了", en: "No longer wanted" },
  wrongOrder: { zh_CN: "拍错/多拍", en: "Ordered by mistake" },
  lateDispatch: { zh_CN: "未按约定时间发货", en: "Not shipped in time" },
  outOfStock: { zh_CN: "商家缺货", en: "The shop is out of stock" },
  neverArrived: { zh_CN: "快递一直未送达", en: "The parcel never arrived" },
  parcelLost: { zh_CN: "包裹丢失/空包裹", en: "The parcel is lost or empty" },
  parcelRefused: { zh_CN: "已拒签包裹", en: "Delivery was refused" },
  damaged: { zh_CN: "商品破损", en: "Damaged" },
  faulty: { zh_CN: "质量问题", en: "Faulty" },
  wrongGoods: { zh_CN: "发错货/漏发", en: "Wrong or missing goods" },
  notAsDescribed: { zh_CN: "与商品描述不符", en: "Not as described" },
  sevenDays: { zh_CN: "7 天无理由退货", en: "Returned within 7 days without a reason" },
  /** The mall's own, never offered. */
  shopCanceled: { zh_CN: "商家取消预售", en: "The shop canceled the pre-sale" },
  groupFailed: { zh_CN: "拼团未成功", en: "The team was not filled" },
  other: { zh_CN: "其他", en: "Other" },
} as const satisfies Record<string, Sentence>;
export type RefundReason = keyof typeof reasons;
export const refundReasonNames = keysOf(reasons);

export const refundReasonText = (reason: RefundReason, locale: Locale): string =>
  lookup(reasons, reason, reasons.other)[locale];

/** The reasons that make sense for a kind of refund, in the order they are offered; codes are sent by no courier. */
export function refundReasonsFor(
  applyType: number,
  cargoStatus: number,
  { isVirtual = false }: { isVirtual?: boolean } = {},
): RefundReason[] {
  if (applyType === refundApplyTypes.withReturn)
    return ["sevenDays", "faulty", "damaged", "wrongGoods", "notAsDescribed", "other"];
  if (isVirtual) return ["notWanted", "wrongOrder", "notAsDescribed", "other"];
  if (cargoStatus === cargoStatuses.received)
    return ["faulty", "damaged", "wrongGoods", "notAsDescribed", "other"];
  return [
    ...(["notWanted", "wrongOrder", "lateDispatch", "outOfStock"] as const),
    ...(["neverArrived", "parcelLost", "parcelRefused", "other"] as const),
  ];
}
