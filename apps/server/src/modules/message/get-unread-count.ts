import { getUnreadCount } from "@tradehall/api-client/endpoints/message/get-unread-count";
import { handle } from "#server/handle.ts";
import { countUnread } from "./count-unread.ts";

export default handle(getUnreadCount, (_, context) => countUnread(context));
