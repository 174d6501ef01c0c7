/** What the pieces of the chat show. Pieces export from here what their props name. */
import type { YuanText } from "@tradehall/mall-rules/money";
import type { ShownOrderStatus } from "@tradehall/mall-rules/states/order/order";

/** Whether there is an agent who answers. */
export type ChatPresence = "online" | "offline";

/** A product as a card. */
export interface ChatProduct {
  kind: "product";
  id: string;
  name: string;
  /** Product page; absent: can no longer be looked at. */
  href?: string;
  /** Picture path without width and file ending. */
  picture: string;
  yuan: YuanText;
  /** Whether the price is the lowest of several. */
  isFromPrice?: boolean;
  /** Chosen specification. */
  skuText?: string;
}

/** An order as a card. */
export interface ChatOrder {
  kind: "order";
  orderNumber: string;
  /** Its page; absent where it cannot be opened. */
  href?: string;
  /** Picture of its first goods. */
  picture: string;
  /** Name of its first goods. */
  title: string;
  /** Pieces in all. */
  pieces: number;
  /** What is to be paid, or was. */
  yuan: YuanText;
  status: ShownOrderStatus;
}

export type ChatCardView = ChatProduct | ChatOrder;

/** A picture with the size it will have, so that nothing moves when it comes. */
interface ChatPictureView {
  kind: "picture";
  src: string;
  width?: number;
  height?: number;
}

export type ChatContent = { kind: "text"; text: string } | ChatPictureView | ChatCardView;

/** Of the buyer's own messages: on its way, arrived, read by the other side, not sent. */
export type ChatMessageState = "sending" | "sent" | "read" | "failed";

export interface ChatMessageView {
  id: string;
  /** Who says it; `system` is a line of the mall between the messages, such as that an agent has come. */
  from: "own" | "shop" | "system";
  /** Name of the one who answers. */
  name?: string;
  /** When, with its zone. */
  dateTime: string;
  content: ChatContent;
  /** Of own messages. Default `sent`. */
  state?: ChatMessageState;
  /** Why it was not sent. */
  errorText?: string;
}

/** One conversation with a shop, as a row of the list and as the head of its window. */
export interface ConversationView {
  id: string;
  /** The conversation's page. */
  href: string;
  /** Whom it is with. */
  shopName: string;
  /** Picture path of the shop's sign, without width and file ending; absent: the first character of its name. */
  logo?: string;
  /** The mall's own shop, which is marked. */
  isSelfOperated?: boolean;
  /** Whether an agent is there. */
  presence: ChatPresence;
  /** The last message in words. */
  lastText?: string;
  /** When that was, with its zone. */
  lastAt?: string;
  /** Messages that the buyer has not seen; above 99 shows as 99+. */
  unreadCount: number;
}
