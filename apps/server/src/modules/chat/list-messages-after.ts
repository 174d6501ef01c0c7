import { listMessagesAfter } from "@tradehall/api-client/endpoints/chat/list-messages-after";
import { handle } from "#server/handle.ts";
import { messagesPage } from "./messages-page.ts";

export default handle(listMessagesAfter, ({ query }, context) => messagesPage(context, query));
