import * as v from "valibot";
import { nothing, text } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Confirms the mail address by the token of its letter; it takes the place of the one before. */
export const confirmMail = endpoint("PUT /p/user/mail", {
  summary: "Confirms a mail address",
  tag: "account",
  auth: "token",
  effect: "write",
  perMinute: 20,
  body: v.object({ token: text(100) }),
  answer: nothing,
  fails: ["A00001", "A00004"],
  example: { body: { token: "Zk1YzT8d3uRfA9mCeB7oGxWiNvLEq2qXl0sVqJw6n4p" }, answer: null },
});
