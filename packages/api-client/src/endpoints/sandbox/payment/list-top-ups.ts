import * as v from "valibot";
import { TopUp, topUpExample } from "../../../models/wallet.ts";
import { endpoint } from "../../contract.ts";

/** The newest 50 top-ups of all buyers, for the console page. */
export const sandboxListTopUps = endpoint("GET /sandbox/topUps", {
  summary: "The newest top-ups of all buyers",
  tag: "sandbox",
  auth: "none",
  effect: "read",
  sandbox: true,
  answer: v.array(TopUp),
  fails: [],
  example: { answer: [topUpExample] },
});
