import * as v from "valibot";
import { id } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/**
 * Lets the buyer in to order (family §4 `orderPath`): answers, from the round's beginning on, a secret that confirm takes
 * in `orderItem.secret`. It is this buyer's and this SKU's, and one order's. Not before the round and not where too many
 * were let in for the pieces left: who comes then is told so at once (活动太火爆了), a session or none.
 */
export const getOrderPath = endpoint("GET /p/seckill/orderPath", {
  summary: "The one-time secret to order a flash-sale SKU with",
  tag: "seckill",
  auth: "token",
  effect: "write",
  query: v.object({ seckillId: id }),
  answer: v.object({ secret: v.string() }),
  fails: ["A00004", "A00001"],
  example: { query: { seckillId: 17 }, answer: { secret: "Zb0cJ6m1nq8rYk2xT5v9wA" } },
});
