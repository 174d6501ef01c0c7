import type { ChatRoutes } from "@tradehall/mall-adapters/chat";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { hrefTo } from "../../href-to.ts";

/** Where a chat leads to in this mall. */
export const chatRoutes: ChatRoutes = { ...dataRoutes, chat: (shopId) => hrefTo("chat", { shopId }) };
