import { orderStatusNumbers } from "@tradehall/mall-rules/states/order";
import * as v from "valibot";
import { cardExample } from "../../models/examples/order.ts";
import { OrderPage } from "../../models/my-order.ts";
import { id, int, paging, text } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

const choice = <const N extends readonly number[]>(numbers: N) =>
  v.optional(v.pipe(int, v.picklist(numbers)));

/** The buyer's orders under the current enterprise, newest first (family §5). */
export const searchMyOrders = endpoint("GET /p/myOrder/myOrderSearch", {
  summary: "The buyer's orders, newest first",
  tag: "my-order",
  auth: "token",
  effect: "read",
  query: v.object({
    ...paging,
    /** 0 all. */
    status: choice([0, ...orderStatusNumbers]),
    /** Order number or part of a product's name. */
    orderName: v.optional(text(50)),
    /** 0 all, 1 last 7 days, 2 last 3 months, 3 older. */
    orderTimeStatus: choice([0, 1, 2, 3]),
    /** 0 all, 1 group, 2 flash sale, 3 points. */
    orderType: choice([0, 1, 2, 3]),
    orderMold: choice([0, 1]),
    shopId: v.optional(id),
  }),
  answer: OrderPage,
  fails: ["A00004"],
  example: {
    query: { status: 3, current: 1, size: 10 },
    answer: { records: [cardExample], total: 1, size: 10, current: 1, pages: 1, now: 1_795_397_400_000 },
  },
});
