import * as v from "valibot";
import { nothing, text } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Sends a letter with a link to a mail address, whose opening confirms it; an older letter's link is good no more. */
export const askMail = endpoint("POST /p/user/mail", {
  summary: "Sends a link that confirms a mail address",
  tag: "account",
  auth: "token",
  effect: "write",
  perMinute: 20,
  body: v.object({ userMail: text(200) }),
  answer: nothing,
  fails: ["A00001", "A00004"],
  example: { body: { userMail: "caigou@example.com" }, answer: null },
});
