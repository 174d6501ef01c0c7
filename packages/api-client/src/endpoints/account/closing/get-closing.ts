import { Closing, closingExample } from "../../../models/account.ts";
import { endpoint } from "../../contract.ts";

/** What blocks closing the account, and what is lost with it. */
export const getClosing = endpoint("GET /p/user/close", {
  summary: "What stands against closing the account, and what is lost with it",
  tag: "account",
  auth: "token",
  effect: "read",
  answer: Closing,
  fails: ["A00004"],
  example: { answer: closingExample },
});
