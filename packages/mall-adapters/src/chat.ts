/** What the pieces of the chat show, from the answers. */
import type {
  ChatMessage,
  Conversation,
  ChatContent as WireContent,
} from "@tradehall/api-client/models/chat";
import type { OrderCard } from "@tradehall/api-client/models/my-order";
import type { ChatOrder, ChatProduct } from "@tradehall/mall-components/chat/ChatCard";
import type { ChatHit } from "@tradehall/mall-components/chat/ChatSearch";
import type { ConversationView } from "@tradehall/mall-components/chat/ConversationList";
import type { ChatContent, ChatMessageView } from "@tradehall/mall-components/chat/MessageLog";
import { orderStatusName } from "@tradehall/mall-rules/states/order/order";
import type { DataRoutes } from "./data-routes.ts";
import { type KeptCard, toRailProduct } from "./rail.ts";

/** Pages of a chat's data, and the conversation with a shop. */
type ChatRoutes = Pick<DataRoutes, "product" | "order" | "chat">;

const isoOf = (ms: number): string => new Date(ms).toISOString();

/** Wire number of shops that the mall runs itself. */
const ownShop = 1;

export const toConversationView = (one: Conversation, routes: ChatRoutes): ConversationView => ({
  id: String(one.conversationId),
  href: routes.chat(one.shopId),
  shopName: one.shopName,
  ...(one.shopLogo ? { logo: one.shopLogo } : {}),
  isSelfOperated: one.shopType === ownShop,
  presence: one.isOnline === 1 ? "online" : "offline",
  lastText: one.lastText,
  ...(one.lastText ? { lastAt: isoOf(one.lastAt) } : {}),
  unreadCount: one.unreadCount,
});

function toContent(content: WireContent, routes: ChatRoutes): ChatContent {
  switch (content.kind) {
    case "text":
      return content;
    case "picture":
      return { kind: "picture", src: content.path, width: content.width, height: content.height };
    case "product":
      return {
        kind: "product",
        id: String(content.prodId),
        name: content.prodName,
        href: routes.product(content.prodId, content.skuId ?? undefined),
        picture: content.pic,
        yuan: content.price,
        isFromPrice: content.skuId === null,
        ...(content.skuName ? { skuText: content.skuName } : {}),
      };
    case "order":
      return {
        kind: "order",
        orderNumber: content.orderNumber,
        ...(content.status === null ? {} : { href: routes.order(content.orderNumber) }),
        picture: content.pic,
        title: content.prodName,
        pieces: content.prodCount,
        yuan: content.actualTotal,
        status: (content.status !== null && orderStatusName(content.status)) || "other",
      };
  }
}

const sides = { buyer: "own", shop: "shop", system: "system" } as const;

/** Names of what a buyer said: by the own id, which it has before the server knows it, too. */
export const messageId = ({ party, clientId, seq }: ChatMessage): string =>
  party === "buyer" && clientId ? clientId : String(seq);

/** `shopReadSeq` is up to where the shop has read. */
export const toChatMessage = (
  message: ChatMessage,
  shopReadSeq: number,
  routes: ChatRoutes,
): ChatMessageView => ({
  id: messageId(message),
  from: sides[message.party],
  dateTime: isoOf(message.sentAt),
  content: toContent(message.content, routes),
  ...(message.party === "buyer" ? { state: message.seq <= shopReadSeq ? "read" : "sent" } : {}),
});

/** What a search finds in a message: its text, or the name of its goods. */
export const toChatHit = (message: ChatMessage): ChatHit => {
  const { content } = message;
  const isGoods = content.kind === "product" || content.kind === "order";
  return {
    id: messageId(message),
    from: message.party === "buyer" ? "own" : "shop",
    text: content.kind === "text" ? content.text : isGoods ? content.prodName : "",
    dateTime: isoOf(message.sentAt),
  };
};

/** A product that was looked at, to be sent. */
export function toChatProduct(card: KeptCard, routes: DataRoutes): ChatProduct {
  const { id, name, href, picture, yuan, isFromPrice = false } = toRailProduct(card, routes);
  return { kind: "product", id, name, href, picture, yuan, isFromPrice };
}

/** An order, to be sent. */
export const toChatOrder = (card: OrderCard, routes: Pick<DataRoutes, "order">): ChatOrder => ({
  kind: "order",
  orderNumber: card.orderNumber,
  href: routes.order(card.orderNumber),
  picture: card.orderItemDtos[0]?.pic ?? "",
  title: card.orderItemDtos[0]?.prodName ?? "",
  pieces: card.productNums,
  yuan: card.actualTotal,
  status: orderStatusName(card.status) ?? "other",
});
