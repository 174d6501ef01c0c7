import * as v from "valibot";
import { BoughtGoods, boughtOrders } from "../../models/bought.ts";
import { orderNumberExample } from "../../models/examples/order.ts";
import { page, paging, text } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** What the buyer has paid for before, each SKU once, with its latest line and what it costs now. */
export const listBought = endpoint("GET /p/myOrder/bought", {
  summary: "Goods that the buyer has bought before",
  tag: "my-order",
  auth: "token",
  effect: "read",
  /** `keyword` is a part of the name or the SKU's code. */
  query: v.object({
    ...paging,
    keyword: v.optional(text()),
    sort: v.optional(v.picklist(boughtOrders), "latest"),
  }),
  answer: page(BoughtGoods),
  fails: ["A00004"],
  example: {
    query: { current: 1, size: 20 },
    answer: {
      records: [
        {
          ...{ orderItemId: 77, prodId: 31, skuId: 310, prodName: "固联 8.8级外六角螺栓", skuName: "M8×30" },
          ...{ pic: "", price: "18.90", prodCount: 10, partyCode: "GL-310", unit: "盒", times: 3 },
          ...{ orderNumber: orderNumberExample, boughtTime: "2026-11-20 09:30:00" },
          ...{ boughtAt: 1_795_138_200_000, status: 1, inStock: 1, priceNow: "17.50", countNow: 10 },
        },
      ],
      ...{ total: 1, size: 20, current: 1, pages: 1 },
    },
  },
});
