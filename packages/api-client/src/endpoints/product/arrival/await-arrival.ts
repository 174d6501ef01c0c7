import * as v from "valibot";
import { id } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Asks to be told once a sold-out SKU is there again; asking twice is asking once. Answers that it is awaited. */
export const awaitArrival = endpoint("POST /p/prod/arrivalNotice", {
  summary: "Asks for a message once a sold-out SKU is back in stock",
  tag: "arrival",
  auth: "token",
  effect: "write",
  body: v.object({ prodId: id, skuId: id }),
  answer: v.literal(true),
  fails: ["A00004", "A00001"],
  example: { body: { prodId: 31, skuId: 310 }, answer: true },
});
