import * as v from "valibot";
import { id } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Marks messages as read: the listed ones, or all where none are listed. Answers how many stay unread. */
export const readMessages = endpoint("POST /p/myNotifyLog/read", {
  summary: "Marks messages as read: the listed ones, or all",
  tag: "message",
  auth: "token",
  effect: "write",
  body: v.object({ logIds: v.optional(v.pipe(v.array(id), v.maxLength(100)), []) }),
  answer: v.number(),
  fails: ["A00004"],
  example: { body: { logIds: [7] }, answer: 2 },
});
