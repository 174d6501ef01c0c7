import { invoiceLimits } from "@tradehall/mall-rules/limits";
import * as v from "valibot";
import { orderNumberExample } from "../../models/examples/order.ts";
import { orderNumberParam } from "../../models/my-order.ts";
import { nothing, text } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Sends the issued invoice's file to an address, at most ten times a day. */
export const sendInvoice = endpoint("POST /p/orderInvoice/send/{orderNumber}", {
  summary: "Sends the issued invoice's file to an e-mail address",
  tag: "invoice",
  auth: "token",
  effect: "write",
  creates: true,
  params: orderNumberParam,
  body: v.object({ email: text(invoiceLimits.emailMax) }),
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: {
    params: { orderNumber: orderNumberExample },
    body: { email: "caiwu@example.com" },
    answer: null,
  },
});
