/** Words of monthly statements: on pages, in exports and on the printed sheet. */
import type { StatementKind } from "../states/payment/statement.ts";
import type { Sentence } from "./locale.ts";

export const statementKindWords: Record<StatementKind, Sentence> = {
  paid: { zh_CN: "支付", en: "Paid" },
  givenBack: { zh_CN: "退款", en: "Given back" },
  owed: { zh_CN: "账期新增", en: "Owed on account terms" },
  reduced: { zh_CN: "账期冲减", en: "Owed less after a refund" },
  repaid: { zh_CN: "账期还款", en: "Account terms repaid" },
};

export const statementWords = {
  name: { zh_CN: "对账单", en: "Statement" },
  month: { zh_CN: "账期月份", en: "Month" },
  buyer: { zh_CN: "采购方", en: "Buyer" },
  opening: { zh_CN: "期初欠款", en: "Owed before" },
  closing: { zh_CN: "期末欠款", en: "Owed after" },
  time: { zh_CN: "时间", en: "Time" },
  kind: { zh_CN: "类型", en: "Kind" },
  orderNumber: { zh_CN: "订单号", en: "Order number" },
  refundSn: { zh_CN: "退款单号", en: "Refund number" },
  shop: { zh_CN: "店铺", en: "Shop" },
  person: { zh_CN: "下单人", en: "Ordered by" },
  costCentre: { zh_CN: "成本中心", en: "Cost centre" },
  project: { zh_CN: "项目", en: "Project" },
  poNumber: { zh_CN: "采购单号", en: "PO number" },
  category: { zh_CN: "商品分类", en: "Category" },
  amount: { zh_CN: "金额", en: "Amount" },
  none: { zh_CN: "未填写", en: "None given" },
  signBuyer: { zh_CN: "采购方（盖章）", en: "Buyer (seal)" },
  signSeller: { zh_CN: "平台（盖章）", en: "Platform (seal)" },
  signDay: { zh_CN: "日期", en: "Date" },
  running: { zh_CN: "未出账，金额以出账为准", en: "Not closed yet; amounts may still change" },
} as const satisfies Record<string, Sentence>;
