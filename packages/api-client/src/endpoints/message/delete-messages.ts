import * as v from "valibot";
import { messageIds } from "../../models/message.ts";
import { endpoint } from "../contract.ts";

/** Puts messages away; they can be taken back for a day. Answers how many stay unread. */
export const deleteMessages = endpoint("POST /p/myNotifyLog/delete", {
  summary: "Puts messages away",
  tag: "message",
  auth: "token",
  effect: "write",
  body: v.object({ logIds: messageIds }),
  answer: v.number(),
  fails: ["A00004"],
  example: { body: { logIds: [7] }, answer: 2 },
});
