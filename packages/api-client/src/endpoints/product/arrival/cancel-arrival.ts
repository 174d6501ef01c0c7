import * as v from "valibot";
import { id } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Asks no longer to be told of a SKU; one that no one waits for is passed over. Answers that it is not awaited. */
export const cancelArrival = endpoint("DELETE /p/prod/arrivalNotice", {
  summary: "Takes back asking for a message of a SKU's return",
  tag: "arrival",
  auth: "token",
  effect: "write",
  query: v.object({ skuId: id }),
  answer: v.literal(false),
  fails: ["A00004"],
  example: { query: { skuId: 310 }, answer: false },
});
