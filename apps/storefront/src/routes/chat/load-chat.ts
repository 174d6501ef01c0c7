/** What the chat shows first, from the server: conversations, the open one, and what can be sent into it. */
import { listConversations } from "@tradehall/api-client/endpoints/chat/list-conversations";
import { listMessagesBefore } from "@tradehall/api-client/endpoints/chat/list-messages-before";
import { listQuickQuestions } from "@tradehall/api-client/endpoints/chat/list-quick-questions";
import { listRecentBrowse } from "@tradehall/api-client/endpoints/chat/list-recent-browse";
import { openConversation } from "@tradehall/api-client/endpoints/chat/open-conversation";
import { searchMyOrders } from "@tradehall/api-client/endpoints/order/search-my-orders";
import { compareProds } from "@tradehall/api-client/endpoints/product/compare-prods";
import { toChatOrder, toChatProduct } from "@tradehall/mall-adapters/chat";
import type { ChatCardView } from "@tradehall/mall-components/chat/ChatCard";
import { toId } from "@tradehall/mall-rules/checks/id";
import { chatLimits } from "@tradehall/mall-rules/limits";
import type { ChatTopic } from "@tradehall/mall-rules/words/chat";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { loadPart } from "../../server/load-list.ts";
import type { Mall } from "../../server/mall.ts";

/** What the address of the chat says; what is no number counts as not said. */
export interface ChatAddress {
  shopId: number | undefined;
  prodId: number | undefined;
  orderNumber: string | undefined;
  refundSn: string | undefined;
}

export function readChatAddress(address: string): ChatAddress {
  const params = new URL(address).searchParams;
  return {
    shopId: toId(params.get("shopId")),
    prodId: toId(params.get("prodId")),
    orderNumber: params.get("orderNumber") ?? undefined,
    refundSn: params.get("refundSn") ?? undefined,
  };
}

const topicOf = ({ prodId, orderNumber, refundSn }: ChatAddress): ChatTopic =>
  prodId ? "product" : orderNumber ? "order" : refundSn ? "refund" : "general";

/** What the buyer came from, as a card to send. */
async function cardAtHand(
  mall: Mall,
  { prodId, orderNumber }: ChatAddress,
): Promise<ChatCardView | undefined> {
  if (prodId) {
    const [found] = await mall(compareProds, { query: { prodIds: String(prodId) } });
    return found?.product ? toChatProduct({ ...found.product, status: 1 }, dataRoutes) : undefined;
  }
  if (!orderNumber) return undefined;
  const { records } = await mall(searchMyOrders, { query: { orderName: orderNumber.slice(0, 50), size: 1 } });
  const [order] = records;
  return order?.orderNumber === orderNumber ? toChatOrder(order, dataRoutes) : undefined;
}

/** The conversation with a shop: its last messages, and what can be sent. */
async function loadTalk(mall: Mall, address: ChatAddress, shopId: number) {
  const conversation = await mall(openConversation, { body: { shopId } });
  const { conversationId } = conversation;
  const ofShop = shopId > 0 ? { shopId } : {};
  const [answer, questions, atHand, recent, orders] = await Promise.all([
    mall(listMessagesBefore, { query: { conversationId } }),
    loadPart(mall(listQuickQuestions, { query: { topic: topicOf(address) } })),
    loadPart(cardAtHand(mall, address)),
    loadPart(mall(listRecentBrowse, { body: ofShop })),
    loadPart(mall(searchMyOrders, { query: { ...ofShop, size: chatLimits.recentBrowse } })),
  ]);
  return {
    conversation,
    answer,
    questions: questions ?? [],
    atHand,
    recent: recent?.filter(({ status }) => status === 1).map((card) => toChatProduct(card, dataRoutes)),
    orders: orders?.records.map((card) => toChatOrder(card, dataRoutes)),
  };
}
export type LoadedTalk = Awaited<ReturnType<typeof loadTalk>>;

export async function loadChat(mall: Mall, address: ChatAddress) {
  // First the conversation, which may be new: the list names it.
  const talk = address.shopId === undefined ? undefined : await loadTalk(mall, address, address.shopId);
  const list = await mall(listConversations, { query: { current: 1, size: chatLimits.conversations } });
  return { talk, conversations: list.records, now: list.now };
}
export type LoadedChat = Awaited<ReturnType<typeof loadChat>>;
