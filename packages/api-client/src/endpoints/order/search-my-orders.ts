import * as v from "valibot";
import { cardExample } from "../../models/examples/order.ts";
import { OrderPage } from "../../models/my-order.ts";
import { orderFilters } from "../../models/order-filters.ts";
import { paging } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** The buyer's orders under the current enterprise, all of it for its administrator; newest first (family §5). */
export const searchMyOrders = endpoint("GET /p/myOrder/myOrderSearch", {
  summary: "The buyer's orders, newest first",
  tag: "my-order",
  auth: "token",
  effect: "read",
  query: v.object({ ...paging, ...orderFilters }),
  answer: OrderPage,
  fails: ["A00004"],
  example: {
    query: { status: 3, current: 1, size: 10 },
    answer: { records: [cardExample], total: 1, size: 10, current: 1, pages: 1, now: 1_795_397_400_000 },
  },
});
