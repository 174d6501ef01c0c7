import * as v from "valibot";
import { orderNumberExample, payNoExample } from "../../models/examples/order.ts";
import { BalanceChange, ledgerWay } from "../../models/wallet.ts";
import { page, paging } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** How the balance moved, newest first (Spec §3 "balance ledger"). */
export const listBalanceChanges = endpoint("GET /p/userBalance/page", {
  summary: "The ledger of the buyer's balance",
  tag: "wallet",
  auth: "token",
  effect: "read",
  query: v.object({ ...paging, type: ledgerWay }),
  answer: page(BalanceChange),
  fails: ["A00004"],
  example: {
    query: { type: 0, current: 1, size: 20 },
    answer: {
      records: [
        {
          ...{ id: 2, source: "payment", amount: "-165.00", left: "49835.00", payNo: payNoExample },
          ...{ orderNumbers: [orderNumberExample], refundSn: "", time: "2026-11-21 09:31:02" },
        },
      ],
      ...{ total: 1, size: 20, current: 1, pages: 1 },
    },
  },
});
