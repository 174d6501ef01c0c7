/** Buyers who chat as the storefront's page does: they hear by its own connection and send by calls, again until answered. */
import { createRequire } from "node:module";
import { chatSocketPath } from "../../../packages/mall-rules/src/states/chat/chat.ts";
import { at } from "../../../tools/parts/paths.mjs";
import { freshKey } from "./mall.mjs";

const { WebSocket } = createRequire(at("apps/server/package.json"))("ws");
const { createChatLink } = await import("../../../apps/storefront/src/browser/chat/chat-link.ts");

const againMs = 300;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The page's connection to one of the servers, to the next after each loss; `isWelcome` resolves with the first welcome. */
export function openLink(urls, token, hear, turn = 0) {
  let tries = turn;
  let link;
  const isWelcome = new Promise((resolve) => {
    link = createChatLink({
      open: () => {
        const url = urls[tries++ % urls.length].replace("http", "ws") + chatSocketPath;
        const socket = new WebSocket(url, { headers: { authorization: token } });
        // What went wrong is told by the close that follows.
        socket.on("error", () => {});
        return socket;
      },
      hear: (frame) => {
        if (frame.type === "welcome") resolve();
        hear(frame);
      },
      tell: () => {},
    });
  });
  return { isWelcome, stop: () => link.stop() };
}

/** Makes the call under one id until it is answered; a refusal that is no passing one is thrown. */
async function insist(mall, path, { token, body }) {
  const clientId = freshKey();
  for (;;) {
    const answer = await mall
      .call("POST", path, { token, body: { ...body, clientId } })
      .catch(() => undefined);
    if (answer?.success) return answer.data;
    if (answer && answer.status !== 503 && answer.status !== 429)
      throw new Error(`${path} answered ${answer.code}: ${answer.msg}`);
    await pause(againMs);
  }
}

export const sendAsBuyer = (mall, token, conversationId, text) =>
  insist(mall, "/p/im/send", { token, body: { conversationId, content: { kind: "text", text } } });

export const sayAsAgent = (mall, conversationId, text) =>
  insist(mall, `/sandbox/chats/${conversationId}/answer`, { body: { text } });

/** The buyer's conversation with a shop. */
export const openConversation = async (mall, token, shopId = 1) =>
  (await mall.must("POST", "/p/im/open", { token, body: { shopId } })).conversationId;
