import { nothing } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Removes the confirmed mail address, and gives up the one that waits; succeeds where there is none. */
export const removeMail = endpoint("DELETE /p/user/mail", {
  summary: "Removes the mail address",
  tag: "account",
  auth: "token",
  effect: "write",
  answer: nothing,
  fails: ["A00004"],
  example: { answer: null },
});
