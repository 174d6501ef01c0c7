import { detailExample, orderNumberExample } from "../../models/examples/order.ts";
import { OrderDetail, orderNumberParam } from "../../models/my-order.ts";
import { endpoint } from "../contract.ts";

/** One order with address, amounts, times and what may be done with it (family §5). */
export const getOrderDetail = endpoint("GET /p/myOrder/orderDetail", {
  summary: "One order of the buyer",
  tag: "my-order",
  auth: "token",
  effect: "read",
  query: orderNumberParam,
  answer: OrderDetail,
  fails: ["A00004", "A00001"],
  example: { query: { orderNumber: orderNumberExample }, answer: detailExample },
});
