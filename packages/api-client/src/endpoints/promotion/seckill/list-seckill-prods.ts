import * as v from "valibot";
import { SeckillProd, seckillProdExample } from "../../../models/seckill.ts";
import { id, instant, page, paging } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Products of a round: those that can be had first. */
export const listSeckillProds = endpoint("GET /p/seckill/prods", {
  summary: "Products of a flash-sale round",
  tag: "seckill",
  auth: "token",
  effect: "read",
  query: v.object({ activityId: id, ...paging }),
  answer: v.object({ ...page(SeckillProd).entries, now: instant }),
  fails: ["A00004"],
  example: {
    query: { activityId: 3, current: 1, size: 20 },
    answer: {
      records: [seckillProdExample],
      ...{ total: 1, size: 20, current: 1, pages: 1, now: 1_795_400_000_000 },
    },
  },
});
