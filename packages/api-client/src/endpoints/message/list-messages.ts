import * as v from "valibot";
import { Message, messageExample } from "../../models/message.ts";
import { flag, instant, page, paging } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** The user's messages, newest first; all, or only those read or not. */
export const listMessages = endpoint("GET /p/myNotifyLog/page", {
  summary: "The user's messages, newest first",
  tag: "message",
  auth: "token",
  effect: "read",
  query: v.object({ isRead: v.optional(flag), ...paging }),
  answer: v.object({ ...page(Message).entries, now: instant }),
  fails: ["A00004"],
  example: {
    query: { current: 1, size: 10 },
    answer: { records: [messageExample], total: 1, size: 10, current: 1, pages: 1, now: 1_767_321_000_000 },
  },
});
