import * as v from "valibot";
import { cardExample } from "../../models/examples/catalogue.ts";
import { ListedShop, shopInfoExample } from "../../models/shop.ts";
import { dateTime, page, paging } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** The buyer's favourite shops, newest first; those that are not open stay, with their `shopStatus`. */
export const listShopCollections = endpoint("GET /p/user/shopCollection/page", {
  summary: "The buyer's favourite shops",
  tag: "collection",
  auth: "token",
  effect: "read",
  query: v.object({ ...paging }),
  answer: page(v.object({ ...ListedShop.entries, createTime: dateTime })),
  fails: ["A00004"],
  example: {
    query: { current: 1, size: 10 },
    answer: {
      records: [
        { ...shopInfoExample, isCollection: 1, products: [cardExample], createTime: "2026-11-20 09:30:00" },
      ],
      ...{ total: 1, size: 10, current: 1, pages: 1 },
    },
  },
});
