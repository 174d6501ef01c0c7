import * as v from "valibot";
import { orderNumberExample } from "../../../models/examples/order.ts";
import { orderNumber } from "../../../models/order.ts";
import { text } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** The seller: uses a voucher code of virtual goods, which cannot be refunded after that, or hands over collected goods. */
export const sandboxWriteOffCode = endpoint("POST /sandbox/codes/write-off", {
  summary: "Uses a voucher code or a pickup code",
  tag: "sandbox",
  auth: "none",
  effect: "write",
  sandbox: true,
  body: v.object({ code: text(40) }),
  answer: v.object({ orderNumber }),
  fails: ["A00001"],
  example: { body: { code: "K7QX2MPL9ATB" }, answer: { orderNumber: orderNumberExample } },
});
