import * as v from "valibot";
import { orderNumberExample } from "../../models/examples/order.ts";
import { ledgerWay, PointChange } from "../../models/wallet.ts";
import { page, paging } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** How the points moved, newest first (Spec §3 "points ledger"). */
export const listPointChanges = endpoint("GET /p/userScore/page", {
  summary: "The ledger of the buyer's points",
  tag: "wallet",
  auth: "token",
  effect: "read",
  query: v.object({ ...paging, type: ledgerWay }),
  answer: page(PointChange),
  fails: ["A00004"],
  example: {
    query: { type: 0, current: 1, size: 20 },
    answer: {
      records: [
        {
          ...{ id: 2, source: "order", change: 165, left: 20_165, orderNumbers: [orderNumberExample] },
          ...{ time: "2026-11-21 09:31:02", lapseTime: "2028-12-31 23:59:59" },
        },
      ],
      ...{ total: 1, size: 20, current: 1, pages: 1 },
    },
  },
});
