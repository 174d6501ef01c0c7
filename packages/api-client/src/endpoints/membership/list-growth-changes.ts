import * as v from "valibot";
import { orderNumberExample } from "../../models/examples/order.ts";
import { GrowthChange } from "../../models/member.ts";
import { ledgerWay } from "../../models/wallet.ts";
import { page, paging } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** How growth moved, newest first. */
export const listGrowthChanges = endpoint("GET /p/member/growth", {
  summary: "The ledger of the buyer's growth",
  tag: "member",
  auth: "token",
  effect: "read",
  query: v.object({ ...paging, type: ledgerWay }),
  answer: page(GrowthChange),
  fails: ["A00004"],
  example: {
    query: { type: 0, current: 1, size: 20 },
    answer: {
      records: [
        {
          ...{ id: 2, source: "order", change: 165, left: 1860 },
          ...{ orderNumbers: [orderNumberExample], time: "2026-11-21 09:31:02" },
        },
      ],
      ...{ total: 1, size: 20, current: 1, pages: 1 },
    },
  },
});
