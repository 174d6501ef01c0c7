import * as v from "valibot";
import { flag, id, nothing } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Agents of a shop, or of the platform (0), come or go. */
export const sandboxSetChatPresence = endpoint("POST /sandbox/chat-presence", {
  summary: "Agents come or go",
  tag: "sandbox",
  auth: "none",
  effect: "write",
  sandbox: true,
  body: v.object({ shopId: id, isOnline: flag }),
  answer: nothing,
  fails: [],
  example: { body: { shopId: 1, isOnline: 1 }, answer: null },
});
