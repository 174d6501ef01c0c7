import * as v from "valibot";
import { payNo } from "../../../models/payment.ts";
import { TopUp, topUpExample } from "../../../models/wallet.ts";
import { endpoint } from "../../contract.ts";

/** Where a top-up is: polled by its page until it is paid, expired, failed or closed. */
export const getTopUp = endpoint("GET /p/userBalance/rechargeStatus", {
  summary: "Where a top-up is",
  tag: "top-up",
  auth: "token",
  effect: "read",
  query: v.object({ payNo }),
  answer: TopUp,
  fails: ["A00004", "A00001"],
  example: { query: { payNo: topUpExample.payNo }, answer: topUpExample },
});
