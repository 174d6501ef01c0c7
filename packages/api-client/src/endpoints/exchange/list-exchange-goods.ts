import { exchangeKinds, exchangeSorts } from "@tradehall/mall-rules/states/membership/exchange";
import * as v from "valibot";
import { ExchangeGoods, exchangeGoodsExample } from "../../models/exchange.ts";
import { Points } from "../../models/wallet.ts";
import { id, page, paging } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Goods of the points mall with the buyer's points; what is all redeemed comes last. */
export const listExchangeGoods = endpoint("GET /p/score/prodPage", {
  summary: "Products of the points mall",
  tag: "exchange",
  auth: "token",
  effect: "read",
  query: v.object({
    kind: v.optional(v.picklist(exchangeKinds), "all"),
    sort: v.optional(v.picklist(exchangeSorts), "redeemed"),
    /** A first-level category. */
    categoryId: v.optional(id),
    ...paging,
  }),
  answer: v.object({
    ...page(ExchangeGoods).entries,
    score: v.number(),
    lapsing: Points.entries.lapsing,
    /** First-level categories that have goods here. */
    categories: v.array(v.object({ categoryId: id, categoryName: v.string() })),
  }),
  fails: ["A00004"],
  example: {
    query: { kind: "affordable", current: 1, size: 24 },
    answer: {
      records: [exchangeGoodsExample],
      ...{ total: 1, size: 24, current: 1, pages: 1 },
      score: 20_000,
      lapsing: { score: 800, time: "2028-12-31 23:59:59" },
      categories: [{ categoryId: 3, categoryName: "劳保安防" }],
    },
  },
});
