/** What messages to a buyer are about, and what the mall itself writes about. */
import { keysOf, nameOfNumber } from "../../records/index.ts";

/** Wire numbers. */
export const messageTypes = { order: 1, offer: 2, account: 3 } as const;
export type MessageType = keyof typeof messageTypes;

/** The kind of a wire number; one that is unknown is about the account. */
export const messageTypeName = (number: number): MessageType =>
  nameOfNumber(messageTypes, number) ?? "account";

/**
 * What the mall writes a buyer of, and what each message leads to: the steps of an order after its submit, of a refund
 * and of a review, goods that are there again, the beginning of a flash sale, changes of the account, a store
 * (api-client models/message spells the addresses).
 */
export const messageLeads = {
  orderPaid: "order",
  orderGrouping: "order",
  groupFilled: "order",
  groupFailed: "order",
  depositPaid: "order",
  balanceOpen: "order",
  balanceEndsSoon: "order",
  balanceExpired: "order",
  canceledByShop: "order",
  vouchersReady: "order",
  orderShipped: "order",
  pickupReady: "order",
  orderCanceled: "order",
  orderExpired: "order",
  approvalWaiting: "order",
  approvalGiven: "order",
  approvalRefused: "order",
  approvalLapsed: "order",
  orderConfirmed: "order",
  orderCollected: "order",
  orderReceived: "order",
  orderCompleted: "order",
  commentAdded: "reviews",
  commentReplied: "reviews",
  refundApplied: "refund",
  refundToReturn: "refund",
  refundReturning: "refund",
  refundAgreed: "refund",
  refundRefused: "refund",
  refundSucceeded: "refund",
  refundWithdrawn: "refund",
  refundClosed: "refund",
  invoiceIssued: "invoice",
  invoiceTakenBack: "invoice",
  invoiceVoided: "invoice",
  backInStock: "product",
  seckillBegan: "seckill",
  couponExpiring: "coupons",
  pointsLapsing: "pointsMall",
  enterpriseInvited: "enterprises",
  enterpriseJoined: "enterprises",
  enterpriseDeclined: "enterprises",
  enterpriseRemoved: "enterprises",
  enterpriseLeft: "enterprises",
  enterpriseAsked: "enterprises",
  enterpriseApproved: "enterprises",
  enterpriseRefused: "enterprises",
  enterpriseClosed: "enterprises",
  statementClosed: "statements",
  statementAnswered: "statement",
  transferOffered: "enterprises",
  transferAccepted: "enterprises",
  transferDeclined: "enterprises",
  mobileChanged: "account",
  mailConfirmed: "account",
  dataDownloaded: "account",
  accountClosing: "account",
  accountKept: "account",
  creditGranted: "terms",
  creditRefused: "terms",
  creditStopped: "terms",
  creditDueSoon: "terms",
  creditOverdue: "terms",
  moneyShort: "payment",
  moneyToBalance: "balance",
  moneyReturned: "payment",
  quoteAnswered: "quote",
  quoteEndsSoon: "quote",
  quoteExpired: "quote",
  memberStarted: "membership",
  birthdayGift: "membership",
  storePassed: "store",
  storeNotPassed: "store",
} as const;
export type MessageEvent = keyof typeof messageLeads;
export type MessageLead = (typeof messageLeads)[MessageEvent];
export const messageEvents = keysOf(messageLeads);
