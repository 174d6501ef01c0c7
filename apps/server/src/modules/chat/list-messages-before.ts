import { listMessagesBefore } from "@tradehall/api-client/endpoints/chat/list-messages-before";
import { handle } from "#server/handle.ts";
import { messagesPage } from "./messages-page.ts";

export default handle(listMessagesBefore, ({ query }, context) => messagesPage(context, query));
