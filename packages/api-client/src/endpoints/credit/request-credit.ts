import * as v from "valibot";
import { CreditLine, creditLineExample } from "../../models/credit.ts";
import { id, text } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Asks a shop for account terms, or again after it refused. */
export const requestCredit = endpoint("POST /p/credit/request", {
  summary: "Asks a shop for account terms",
  tag: "credit",
  auth: "token",
  effect: "write",
  creates: true,
  perMinute: 20,
  body: v.object({
    enterpriseId: id,
    shopId: id,
    /** As it was typed, in yuan. */
    amount: text(30),
    note: v.optional(text(800)),
    /** Uploads of the purpose `creditDocument`, comma-joined. */
    documents: v.optional(text(2_000)),
  }),
  answer: CreditLine,
  fails: ["A00004", "A00001"],
  example: {
    body: { enterpriseId: 1, shopId: 1, amount: "50000", note: "月结 30 天", documents: "" },
    answer: { ...creditLineExample, state: "requested", limit: "0.00", used: "0.00", left: "0.00" },
  },
});
