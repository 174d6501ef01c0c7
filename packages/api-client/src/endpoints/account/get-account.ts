import { Account, accountExample } from "../../models/account.ts";
import { endpoint } from "../contract.ts";

/** The buyer's mail address, choices about recommendations, and whether the account is being closed. */
export const getAccount = endpoint("GET /p/user/account", {
  summary: "What the buyer's account has beside its profile",
  tag: "account",
  auth: "token",
  effect: "read",
  answer: Account,
  fails: ["A00004"],
  example: { answer: accountExample },
});
