import { orderNumberExample } from "../../../models/examples/order.ts";
import { orderNumberParam } from "../../../models/my-order.ts";
import { nothing } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** The seller: cannot deliver a pre-sale whose deposit is paid; the deposit goes back the way it came. */
export const sandboxCancelPreSale = endpoint("POST /sandbox/orders/{orderNumber}/cancel", {
  summary: "Cancels a pre-sale that waits for its balance, as its shop; the deposit goes back",
  tag: "sandbox",
  auth: "none",
  effect: "write",
  sandbox: true,
  params: orderNumberParam,
  answer: nothing,
  fails: ["A00001"],
  example: { params: { orderNumber: orderNumberExample }, answer: null },
});
