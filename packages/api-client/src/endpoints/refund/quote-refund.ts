import { orderNumberExample } from "../../models/examples/order.ts";
import { choiceExample, quoteExample } from "../../models/examples/refund.ts";
import { RefundChoice, RefundQuote } from "../../models/refund.ts";
import { endpoint } from "../contract.ts";

/** What a choice of lines and quantities would give back, to the fen; changes nothing. */
export const quoteRefund = endpoint("POST /p/orderRefund/amount", {
  summary: "What a choice of lines and quantities would give back",
  tag: "refund",
  auth: "token",
  effect: "read",
  body: RefundChoice,
  answer: RefundQuote,
  fails: ["A00004", "A00001"],
  example: { body: { orderNumber: orderNumberExample, ...choiceExample }, answer: quoteExample },
});
