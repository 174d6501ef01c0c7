/** Account terms (账期) of an enterprise: its lines with shops, what is owed, paying back (Spec §3). */

import { enterpriseActs } from "@tradehall/mall-rules/states/enterprise/rights";
import { creditEvents, creditStates } from "@tradehall/mall-rules/states/payment/credit";
import { paymentStatuses } from "@tradehall/mall-rules/states/payment/payment";
import * as v from "valibot";
import { orderNumber } from "./order.ts";
import { payNo } from "./payment.ts";
import { dateTime, flag, id, instant, money, pictures } from "./wire.ts";

/** One line of an enterprise with a shop. */
export const CreditLine = v.object({
  shopId: id,
  shopName: v.string(),
  state: v.picklist(creditStates),
  requested: money,
  note: v.string(),
  /** Signed addresses of the papers that were sent, for who may ask for lines; else `""`. */
  documents: pictures,
  /** What was granted; zero while it is only asked for. */
  limit: money,
  used: money,
  left: money,
  /** Days from an order to when it is due. */
  termDays: v.number(),
  /** Why the shop refused or stopped it; `""` otherwise. */
  reason: v.string(),
  requestTime: dateTime,
  /** The next due date, with what is due then; null where nothing is owed. */
  nextDue: v.nullable(v.object({ time: dateTime, amount: money })),
  overdue: money,
  /** Orders that something is owed of. */
  owedCount: v.number(),
  /** 1 where it may be asked for again. */
  isAskable: flag,
});
export type CreditLine = v.InferOutput<typeof CreditLine>;

export const Credit = v.object({
  enterpriseId: id,
  enterpriseName: v.string(),
  lines: v.array(CreditLine),
  /** Shops that terms may be asked of; none for who may not ask. */
  shops: v.array(v.object({ shopId: id, shopName: v.string() })),
  /** Ways to pay back, in the order they are offered; none for who may not. */
  payTypes: v.array(v.number()),
  /** The caller's own balance. */
  balance: money,
  allowedActions: v.array(v.picklist(enterpriseActs)),
});
export type Credit = v.InferOutput<typeof Credit>;

/** An order of which something is owed. */
export const OwedOrder = v.object({
  orderNumber,
  /** Who ordered. */
  nickName: v.string(),
  orderTime: dateTime,
  /** What was put on terms with it, and what of that is still owed. */
  amount: money,
  owed: money,
  dueTime: dateTime,
  isOverdue: flag,
});
export type OwedOrder = v.InferOutput<typeof OwedOrder>;

/** One attempt to pay back. */
export const CreditRepayment = v.object({
  repaymentNo: payNo,
  enterpriseId: id,
  shopId: id,
  shopName: v.string(),
  payType: v.number(),
  status: v.picklist(paymentStatuses),
  amount: money,
  /** What was owed no more when it came and went into the balance. */
  excess: money,
  /** Text of the QR code; `""` for the balance and until it was opened. */
  qrText: v.string(),
  expiresAt: instant,
  now: instant,
});
export type CreditRepayment = v.InferOutput<typeof CreditRepayment>;

/** A line as the sandbox's shops see it. */
export const SandboxCredit = v.object({
  enterpriseId: id,
  enterpriseName: v.string(),
  ...CreditLine.entries,
  /** What the shop may do with it. */
  events: v.array(v.picklist(creditEvents)),
});
export type SandboxCredit = v.InferOutput<typeof SandboxCredit>;

export const creditLineExample: CreditLine = {
  ...{ shopId: 1, shopName: "海蓝五金旗舰店", state: "open", requested: "50000.00", note: "月结 30 天" },
  ...{ documents: "", limit: "50000.00", used: "2156.00", left: "47844.00", termDays: 30, reason: "" },
  ...{ requestTime: "2026-11-01 09:30:00", overdue: "0.00", owedCount: 1, isAskable: 0 },
  nextDue: { time: "2026-12-21 23:59:59", amount: "2156.00" },
};

export const owedOrderExample: OwedOrder = {
  ...{ orderNumber: "202611210900001", nickName: "拓远采购部", orderTime: "2026-11-21 09:30:00" },
  ...{ amount: "2156.00", owed: "2156.00", dueTime: "2026-12-21 23:59:59", isOverdue: 0 },
};

export const repaymentExample: CreditRepayment = {
  ...{ repaymentNo: "P261121093102713904826", enterpriseId: 1, shopId: 1, shopName: "海蓝五金旗舰店" },
  ...{ payType: 3, status: "waiting", amount: "2156.00", excess: "0.00" },
  qrText: "weixin://wxpay/bizpayurl?pr=P261121093102713904826",
  ...{ expiresAt: 1_795_397_700_000, now: 1_795_397_400_000 },
};

export const creditExample: Credit = {
  ...{ enterpriseId: 1, enterpriseName: "上海拓远机电设备有限公司", lines: [creditLineExample] },
  ...{ shops: [{ shopId: 2, shopName: "苏州恒钻工具" }], payTypes: [9, 3, 2], balance: "50000.00" },
  allowedActions: ["readCredit", "requestCredit", "repayCredit", "buyOnTerms"],
};

export const sandboxCreditExample: SandboxCredit = {
  ...creditLineExample,
  ...{ enterpriseId: 1, enterpriseName: "上海拓远机电设备有限公司", events: ["grant", "stop"] },
};
