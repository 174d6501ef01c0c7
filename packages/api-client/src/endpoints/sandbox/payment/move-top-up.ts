import * as v from "valibot";
import { payNo } from "../../../models/payment.ts";
import { TopUp, topUpExample } from "../../../models/wallet.ts";
import { endpoint } from "../../contract.ts";

/** The buyer's phone: scans, pays or refuses a top-up. */
export const sandboxMoveTopUp = endpoint("POST /sandbox/topUps", {
  summary: "Scans or pays a top-up, or lets it fail",
  tag: "sandbox",
  auth: "none",
  effect: "write",
  sandbox: true,
  body: v.object({ payNo, result: v.picklist(["scan", "success", "failure"]) }),
  answer: TopUp,
  fails: ["A00001"],
  example: {
    body: { payNo: topUpExample.payNo, result: "success" },
    answer: { ...topUpExample, status: "paid" },
  },
});
