import * as v from "valibot";
import { refundCardExample, refundStateExample } from "../../models/examples/refund.ts";
import { RefundPage } from "../../models/refund.ts";
import { refundFilters } from "../../models/refund-filters.ts";
import { paging } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** The buyer's refunds under the current enterprise, newest first. */
export const listRefunds = endpoint("GET /p/orderRefund/list", {
  summary: "The buyer's refunds, newest first",
  tag: "refund",
  auth: "token",
  effect: "read",
  query: v.object({ ...paging, ...refundFilters }),
  answer: RefundPage,
  fails: ["A00004"],
  example: {
    query: { current: 1, size: 10, sts: 1 },
    answer: {
      records: [refundCardExample],
      total: 1,
      size: 10,
      current: 1,
      pages: 1,
      now: refundStateExample.now,
    },
  },
});
