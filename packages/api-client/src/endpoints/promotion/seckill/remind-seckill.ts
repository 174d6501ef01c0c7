import * as v from "valibot";
import { flag, id } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Asks for a message when the round begins, or asks for none any more; answers which holds now. */
export const remindSeckill = endpoint("POST /p/seckill/remind", {
  summary: "Asks for a message when the round of a product begins, or takes it back",
  tag: "seckill",
  auth: "token",
  effect: "write",
  body: v.object({ seckillId: id, isReminded: flag }),
  answer: v.object({ isReminded: flag }),
  fails: ["A00004", "A00001"],
  example: { body: { seckillId: 17, isReminded: 1 }, answer: { isReminded: 1 } },
});
