import * as v from "valibot";
import { SeckillDetail, seckillExample } from "../../../models/seckill.ts";
import { id } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** One product in a round with each of its SKUs there, as this buyer may have them. */
export const getSeckill = endpoint("GET /p/seckill/detail", {
  summary: "A product in a flash-sale round",
  tag: "seckill",
  auth: "token",
  effect: "read",
  query: v.object({ seckillId: id }),
  answer: SeckillDetail,
  fails: ["A00004", "A00001"],
  example: { query: { seckillId: 17 }, answer: seckillExample },
});
