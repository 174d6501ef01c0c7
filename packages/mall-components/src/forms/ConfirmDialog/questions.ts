/** Every question that is asked before an act that cannot be taken back: its words and its tone. */
import type { MessageValuesOf, NoMessageValues, TypedMessageDescriptor } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { deviceWords } from "../../messages/device.messages.ts";
import { enterpriseWords } from "../../messages/enterprise.messages.ts";
import { invoicePageWords } from "../../messages/invoice-page.messages.ts";
import { mailWords } from "../../messages/mail.messages.ts";
import { orderWords } from "../../messages/order.messages.ts";
import { quoteMessages } from "../../messages/quote.messages.ts";
import { refundWords } from "../../messages/refund.messages.ts";
import { statementMessages } from "../../messages/statement.messages.ts";
import { storeWords } from "../../messages/store.messages.ts";
import { cancelReasons, words } from "./ConfirmDialog.messages.ts";

type Plain = TypedMessageDescriptor<NoMessageValues>;

export interface QuestionWords {
  title: Plain;
  /** What follows, with what it is about. */
  text: TypedMessageDescriptor<Record<string, string | number>>;
  /** The button that does it. */
  confirm: Plain;
  /** The button that does not. Default 取消. */
  keep?: Plain;
  tone: "info" | "warning" | "danger";
  /** Reasons of which one must be chosen. */
  reasons?: { label: Plain; missing: Plain; options: readonly Plain[] };
}

const questions = {
  cancelOrder: {
    title: orderWords.cancel,
    text: words.cancelOrder,
    confirm: orderWords.cancel,
    keep: words.keepOrder,
    tone: "warning",
    reasons: cancelReasons,
  },
  receiveOrder: {
    title: orderWords.receive,
    text: words.receiveOrder,
    confirm: orderWords.receive,
    tone: "info",
  },
  purgeOrder: {
    title: orderWords.purge,
    text: words.purgeOrder,
    confirm: orderWords.purge,
    tone: "danger",
  },
  withdrawRefund: {
    title: refundWords.withdraw,
    text: words.withdrawRefund,
    confirm: refundWords.withdraw,
    tone: "warning",
  },
  deleteReview: {
    title: words.deleteReviewTitle,
    text: words.deleteReview,
    confirm: actWords.delete,
    tone: "danger",
  },
  payOnTerms: {
    title: words.payOnTermsTitle,
    text: words.payOnTerms,
    confirm: words.payNow,
    tone: "info",
  },
  payFromBalance: {
    title: words.payFromBalanceTitle,
    text: words.payFromBalance,
    confirm: words.payNow,
    tone: "info",
  },
  deleteTitle: {
    title: words.deleteTitleTitle,
    text: words.deleteTitle,
    confirm: actWords.delete,
    tone: "danger",
  },
  withdrawStore: {
    title: storeWords.withdraw,
    text: words.withdrawStore,
    confirm: storeWords.withdraw,
    tone: "warning",
  },
  withdrawInvoice: {
    title: invoicePageWords.withdraw,
    text: words.withdrawInvoice,
    confirm: invoicePageWords.withdraw,
    tone: "warning",
  },
  deleteAddress: {
    title: words.deleteAddressTitle,
    text: words.deleteAddress,
    confirm: actWords.delete,
    tone: "danger",
  },
  endSession: {
    title: deviceWords.end,
    text: words.endSession,
    confirm: chromeWords.signOut,
    tone: "warning",
  },
  endOthers: {
    title: deviceWords.endOthers,
    text: words.endOthers,
    confirm: chromeWords.signOut,
    tone: "warning",
  },
  removeMember: {
    title: enterpriseWords.remove,
    text: words.removeMember,
    confirm: enterpriseWords.remove,
    tone: "danger",
  },
  leaveEnterprise: {
    title: enterpriseWords.leave,
    text: words.leaveEnterprise,
    confirm: enterpriseWords.leave,
    tone: "danger",
  },
  closeEnterprise: {
    title: enterpriseWords.close,
    text: words.closeEnterprise,
    confirm: enterpriseWords.close,
    tone: "danger",
  },
  confirmStatement: {
    title: statementMessages.confirm,
    text: words.confirmStatement,
    confirm: statementMessages.confirm,
    tone: "info",
  },
  transfer: {
    title: enterpriseWords.transfer,
    text: words.transfer,
    confirm: enterpriseWords.transfer,
    tone: "warning",
  },
  withdrawQuote: {
    title: quoteMessages.withdraw,
    text: words.withdrawQuote,
    confirm: quoteMessages.withdraw,
    tone: "warning",
  },
  declineQuote: {
    title: quoteMessages.decline,
    text: words.declineQuote,
    confirm: quoteMessages.decline,
    tone: "warning",
  },
  removeMail: {
    title: words.removeMailTitle,
    text: words.removeMail,
    confirm: mailWords.remove,
    tone: "warning",
  },
} as const satisfies Record<string, QuestionWords>;

type Questions = typeof questions;

/** What is asked, about what. */
export type Question = {
  [Name in keyof Questions]: { about: Name; values: MessageValuesOf<Questions[Name]["text"]> };
}[keyof Questions];

export const wordsOf = ({ about }: Question): QuestionWords => questions[about];
