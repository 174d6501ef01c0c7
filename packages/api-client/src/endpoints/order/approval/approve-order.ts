import { orderNumberExample } from "../../../models/examples/order.ts";
import { orderNumberParam } from "../../../models/my-order.ts";
import { nothing } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Approves the step that an order waits at; after its last step the order can be paid. */
export const approveOrder = endpoint("PUT /p/approval/approve/{orderNumber}", {
  summary: "Approves a step of an order that waits",
  tag: "approval",
  auth: "token",
  effect: "write",
  params: orderNumberParam,
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: { params: { orderNumber: orderNumberExample }, answer: null },
});
