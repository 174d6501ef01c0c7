/** Corporate transfers (对公转账): what pages, the payment slip, refusals and messages say of them. */
import { transferLimits } from "../limits/transfer.ts";
import type { ReceiptOutcome } from "../states/payment/transfer.ts";
import { dayMs } from "../time/china-time.ts";
import type { Locale, Sentence } from "./locale.ts";

/** On the page and on the slip. */
export const transferWords = {
  slip: { zh_CN: "付款通知单", en: "Payment slip" },
  accountName: { zh_CN: "收款户名", en: "Account name" },
  bankName: { zh_CN: "开户银行", en: "Bank" },
  accountNo: { zh_CN: "收款账号", en: "Account number" },
  amount: { zh_CN: "转账金额", en: "Amount" },
  reference: { zh_CN: "转账附言", en: "Reference" },
  deadline: { zh_CN: "请于此前到账", en: "To arrive by" },
  orders: { zh_CN: "付款订单", en: "Pays for" },
  shop: { zh_CN: "还款店铺", en: "Pays back" },
  payer: { zh_CN: "付款单位", en: "Payer" },
  made: { zh_CN: "制单时间", en: "Made at" },
  awaited: {
    zh_CN: "已选择对公转账，正在等待款项到账；改用其他方式支付后，到账款项将按您的选择转入余额或退回。",
    en: "A bank transfer is awaited. If you pay another way, money that arrives goes into your balance or back, as you chose.",
  },
  view: { zh_CN: "查看转账信息", en: "See the transfer" },
  hint: {
    zh_CN: "转账时请务必填写转账附言，金额与本单一致到分；附言缺失或金额不符会延迟到账确认。",
    en: "Give the reference with the transfer, and the amount to the fen; without them it takes longer to confirm.",
  },
} as const satisfies Record<string, Sentence>;

/** What a receipt of money did, for a list of them. */
export const receiptWords: Record<ReceiptOutcome, Sentence> = {
  exact: { zh_CN: "已核销", en: "Matched" },
  short: { zh_CN: "金额不足，待补足", en: "Too little, the rest is awaited" },
  over: { zh_CN: "已核销，有多付", en: "Matched, with too much" },
  twice: { zh_CN: "重复付款", en: "Paid twice" },
  late: { zh_CN: "逾期到账", en: "Too late" },
  unknown: { zh_CN: "待人工核对", en: "To be matched by hand" },
  returned: { zh_CN: "已退回", en: "Sent back" },
};

/** How a transfer is offered: 企业网银转账，7 天内到账有效. */
export const transferNote = (locale: Locale): string => {
  const days = transferLimits.arriveMs / dayMs;
  return locale === "en"
    ? `By your bank; the money is to arrive within ${days} days`
    : `企业网银转账，${days} 天内到账有效`;
};

export const transferRefusalWords = {
  transferNotFor: {
    zh_CN: "对公转账仅支持企业采购的普通订单",
    en: "Bank transfers are for ordinary orders of enterprises",
  },
  transferTooMany: {
    zh_CN: "待到账的对公转账最多 {max} 笔，请先完成或取消",
    en: "At most {max} transfers can be open, complete or cancel one first",
  },
  transferEnded: { zh_CN: "该转账已结束，请刷新后查看", en: "This transfer is over, please reload" },
  receiptMissing: { zh_CN: "收款记录不存在", en: "There is no such receipt" },
  receiptSettled: { zh_CN: "该笔收款已处理", en: "This receipt is settled" },
} as const satisfies Record<string, Sentence>;

export const transferMessageWords = {
  moneyShort: {
    title: { zh_CN: "转账金额不足", en: "Too little has arrived" },
    content: {
      zh_CN: "附言 {reference} 的对公转账已到账 ¥{received}，还差 ¥{left}，请于 {time} 前补足。",
      en: "¥{received} have arrived with reference {reference}; ¥{left} are missing, to arrive by {time}.",
    },
  },
  moneyToBalance: {
    title: { zh_CN: "转账款项已转入余额", en: "Money of a transfer is in your balance" },
    content: {
      zh_CN: "附言 {reference} 的对公转账有 ¥{amount} 未用于付款，已转入您的余额。",
      en: "¥{amount} of the transfer with reference {reference} paid for nothing and were added to your balance.",
    },
  },
  moneyReturned: {
    title: { zh_CN: "转账款项已退回", en: "Money of a transfer was sent back" },
    content: {
      zh_CN: "附言 {reference} 的对公转账有 ¥{amount} 未用于付款，已退回原付款账户。",
      en: "¥{amount} of the transfer with reference {reference} paid for nothing and were sent back to the paying account.",
    },
  },
} as const satisfies Record<string, { title: Sentence; content: Sentence }>;
