import * as v from "valibot";
import { messageIds } from "../../models/message.ts";
import { endpoint } from "../contract.ts";

/** Takes messages back that were put away. Answers how many are unread. */
export const restoreMessages = endpoint("POST /p/myNotifyLog/restore", {
  summary: "Takes messages back that were put away",
  tag: "message",
  auth: "token",
  effect: "write",
  body: v.object({ logIds: messageIds }),
  answer: v.number(),
  fails: ["A00004"],
  example: { body: { logIds: [7] }, answer: 2 },
});
