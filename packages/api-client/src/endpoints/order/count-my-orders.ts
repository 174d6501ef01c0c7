import { OrderCounts } from "../../models/my-order.ts";
import { endpoint } from "../contract.ts";

/** Number of orders by state (family §5). */
export const countMyOrders = endpoint("GET /p/myOrder/orderCount", {
  summary: "Number of the buyer's orders by state",
  tag: "my-order",
  auth: "token",
  effect: "read",
  answer: OrderCounts,
  fails: ["A00004"],
  example: {
    answer: {
      allCount: 9,
      approval: 0,
      unPay: 1,
      payed: 2,
      consignment: 1,
      confirm: 1,
      success: 3,
      close: 1,
      grouping: 0,
      refund: 0,
      trash: 1,
    },
  },
});
