import * as v from "valibot";
import { cardExample } from "../../models/examples/catalogue.ts";
import { CollectedProduct, collectionStates } from "../../models/saved-product.ts";
import { id, page, paging, text } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** The buyer's favourite products, newest first (api-family §6); those off the shelf stay, with status 0. */
export const listCollections = endpoint("GET /p/user/collection/page", {
  summary: "The buyer's favourite products",
  tag: "collection",
  auth: "token",
  effect: "read",
  query: v.object({
    ...paging,
    /** A part of the name. */
    keyword: v.optional(text()),
    /** A category of the first level. */
    categoryId: v.optional(id),
    state: v.optional(v.picklist(collectionStates)),
  }),
  answer: v.object({
    ...page(CollectedProduct).entries,
    /** First-level categories of all favourites, with how many each has. */
    categories: v.array(v.object({ categoryId: id, categoryName: v.string(), count: v.number() })),
  }),
  fails: ["A00004"],
  example: {
    query: { current: 1, size: 10 },
    answer: {
      records: [
        {
          ...{ ...cardExample, status: 1, createTime: "2026-11-20 09:30:00" },
          ...{ createdAt: 1_795_138_200_000, addedPrice: "18.90" },
        },
      ],
      categories: [{ categoryId: 1, categoryName: "紧固件", count: 1 }],
      ...{ total: 1, size: 10, current: 1, pages: 1 },
    },
  },
});
