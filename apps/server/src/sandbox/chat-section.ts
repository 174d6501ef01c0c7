/** Chats, which agents answer. */
import { sandboxListChats } from "@tradehall/api-client/endpoints/sandbox/chat/list-chats";
import type { ChatMessage } from "@tradehall/api-client/models/chat";
import { chatLimits } from "@tradehall/mall-rules/limits";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import type { Ask } from "./ask.ts";
import { action, type Html, html, type Part, table } from "./html.ts";

function messageRow({ party, createTime, content }: ChatMessage): Html {
  const head = `${createTime.slice(11)} ${party}: `;
  if (content.kind === "text") return html`<div>${head}${content.text}</div>`;
  if (content.kind === "picture") return html`<div>${head}<a href="${content.path}">picture</a></div>`;
  if (content.kind === "product")
    return html`<div>${head}product ${content.prodId} ${content.prodName} ¥${content.price}</div>`;
  return html`<div>${head}order ${content.orderNumber} ¥${content.actualTotal}</div>`;
}

export async function chats(ask: Ask): Promise<Html> {
  const { chats: all, presence } = await ask(sandboxListChats);
  const agents = presence.map(
    ({ shopId, shopName, isOnline }) =>
      html`<div class="row">${shopName}: ${isOnline === 1 ? "online" : "offline"}
        ${action(isOnline === 1 ? "Go offline" : "Go online", "/sandbox/chat-presence", { shopId, isOnline: 1 - isOnline })}</div>`,
  );
  const rows = all.map(({ conversationId, account, shopName, messages, lastAt }): Part[] => [
    ...[account, shopName, messages.map(messageRow), chinaTime(new Date(lastAt))],
    html`<form data-post="/sandbox/chats/${conversationId}/answer" data-body="{}">
      <label>Answer <input name="text" maxlength="${chatLimits.text}" required></label><button>Send</button></form>`,
  ]);
  return html`${agents}${table(["Buyer", "Shop", "Last messages", "Last", "Agent"], rows, "Nothing was asked.")}`;
}
