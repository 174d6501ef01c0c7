import * as v from "valibot";
import { endpoint } from "../contract.ts";

/** How many messages the user has not read: the red dot of the top bar (Spec §7). */
export const getUnreadCount = endpoint("GET /p/myNotifyLog/unReadCount", {
  summary: "How many messages the user has not read",
  tag: "message",
  auth: "token",
  effect: "read",
  answer: v.number(),
  fails: ["A00004"],
  example: { answer: 3 },
});
