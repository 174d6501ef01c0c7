/** What messages to a buyer are about, and what the mall itself writes about. */

/** Wire numbers. */
export const messageTypes = { order: 1, offer: 2, account: 3 } as const;
export type MessageType = keyof typeof messageTypes;

/** The kind of a wire number; one that is unknown is about the account. */
export const messageTypeName = (number: number): MessageType =>
  (Object.entries(messageTypes).find(([, one]) => one === number)?.[0] as MessageType | undefined) ??
  "account";

/** What happens to an order without the buyer's doing, or is worth keeping. */
export const messageEvents = [
  "orderPaid",
  "orderGrouping",
  "vouchersReady",
  "orderShipped",
  "orderExpired",
  "orderReceived",
  "commentReplied",
  "refundToReturn",
  "refundAgreed",
  "refundRefused",
  "refundSucceeded",
  "refundClosed",
] as const;
export type MessageEvent = (typeof messageEvents)[number];
