import { Balance } from "../../../models/wallet.ts";
import { endpoint } from "../../contract.ts";

/** The buyer's balance, and how it can be topped up (Spec §5). */
export const getBalance = endpoint("GET /p/userBalance/info", {
  summary: "The buyer's balance and how much can be topped up",
  tag: "top-up",
  auth: "token",
  effect: "read",
  answer: Balance,
  fails: ["A00004"],
  example: { answer: { balance: "50000.00", room: "100000.00", payTypes: [3, 2] } },
});
