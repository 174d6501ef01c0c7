/** Account terms (账期): what pages, refusals and messages say of them. */
import { thousands } from "../money/index.ts";
import type { CreditBlock } from "../states/payment/credit.ts";
import type { Locale, Sentence } from "./locale.ts";

export const creditWords = {
  tab: { zh_CN: "账期额度", en: "Account terms" },
  asked: { zh_CN: "账期申请已提交，请等待店铺审核", en: "The request was sent; the shop will answer it" },
  repaid: { zh_CN: "还款成功，已还 ¥{amount}", en: "¥{amount} has been paid back" },
} as const satisfies Record<string, Sentence>;

/** Why an order cannot be put on terms. */
const blocks: Record<CreditBlock, Sentence> = {
  notOpen: { zh_CN: "未开通{shop}的账期", en: "No account terms with {shop}" },
  overdue: {
    zh_CN: "{shop}有逾期账款，还清后才能继续使用账期",
    en: "Something owed to {shop} is overdue; pay it back first",
  },
  tooLittle: {
    zh_CN: "{shop}账期额度不足（可用额度 ¥{left}）",
    en: "The credit with {shop} does not suffice (¥{left} left)",
  },
  preSale: { zh_CN: "预售订单不支持账期支付", en: "Pre-sale orders cannot be put on account terms" },
};

export const creditBlockText = (block: CreditBlock, shop: string, left: string, locale: Locale): string =>
  blocks[block][locale].replace("{shop}", shop).replace("{left}", thousands(left));

/** 可用额度 ¥50,000.00，2026-12-27 前还款 */
export const creditLeftText = (left: string, day: string, locale: Locale): string =>
  locale === "en"
    ? `¥${thousands(left)} left, to be paid back by ${day}`
    : `可用额度 ¥${thousands(left)}，${day} 前还款`;

export const creditRefusalWords = {
  creditNotOpen: blocks.notOpen,
  creditOverdue: blocks.overdue,
  creditTooLittle: blocks.tooLittle,
  creditPreSale: blocks.preSale,
  creditNoEnterprise: { zh_CN: "账期支付仅限企业采购使用", en: "Account terms are for enterprises" },
  creditMissing: { zh_CN: "账期额度不存在", en: "There are no such account terms" },
  creditStateChanged: {
    zh_CN: "账期状态已变更，请刷新后查看",
    en: "The account terms have changed, please reload",
  },
  creditNothingOwed: { zh_CN: "没有待还账款", en: "Nothing is owed" },
  repaymentExpired: { zh_CN: "二维码已过期，请重新还款", en: "The QR code has expired, please start again" },
} as const satisfies Record<string, Sentence>;

export const creditMessageWords = {
  creditGranted: {
    title: { zh_CN: "账期已开通", en: "Account terms granted" },
    content: {
      zh_CN: "{shop}为{enterprise}开通了账期，额度 ¥{amount}，账期 {days} 天。",
      en: "{shop} grants {enterprise} account terms of ¥{amount}, payable within {days} days.",
    },
  },
  creditRefused: {
    title: { zh_CN: "账期申请未通过", en: "Account terms refused" },
    content: {
      zh_CN: "{shop}未通过{enterprise}的账期申请：{reason}",
      en: "{shop} has refused the account terms of {enterprise}: {reason}",
    },
  },
  creditStopped: {
    title: { zh_CN: "账期已停用", en: "Account terms stopped" },
    content: {
      zh_CN: "{shop}停用了{enterprise}的账期：{reason}。已欠款项请按期还款。",
      en: "{shop} has stopped the account terms of {enterprise}: {reason}. What is owed stays due.",
    },
  },
  creditDueSoon: {
    title: { zh_CN: "账期还款提醒", en: "A payment is due soon" },
    content: {
      zh_CN: "{enterprise}的订单 {orderNumber} 待还 ¥{amount}，请于 {day} 前还款，逾期将无法继续使用账期。",
      en: "¥{amount} of order {orderNumber} of {enterprise} are due on {day}; once overdue, no new orders can be put on terms.",
    },
  },
  creditOverdue: {
    title: { zh_CN: "账期已逾期", en: "A payment is overdue" },
    content: {
      zh_CN:
        "{enterprise}的订单 {orderNumber} 待还 ¥{amount}，已于 {day} 到期。还清前无法继续使用{shop}的账期。",
      en: "¥{amount} of order {orderNumber} of {enterprise} were due on {day}. Until they are paid back no new orders can be put on terms with {shop}.",
    },
  },
} as const satisfies Record<string, { title: Sentence; content: Sentence }>;
