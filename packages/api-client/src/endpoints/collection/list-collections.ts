import * as v from "valibot";
import { cardExample } from "../../models/examples/catalogue.ts";
import { CollectedProduct } from "../../models/saved-product.ts";
import { page, paging } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** The buyer's favourite products, newest first (api-family §6); those off the shelf stay, with status 0. */
export const listCollections = endpoint("GET /p/user/collection/page", {
  summary: "The buyer's favourite products",
  tag: "collection",
  auth: "token",
  effect: "read",
  query: v.object({ ...paging }),
  answer: page(CollectedProduct),
  fails: ["A00004"],
  example: {
    query: { current: 1, size: 10 },
    answer: {
      records: [
        { ...cardExample, status: 1, createTime: "2026-11-20 09:30:00", createdAt: 1_795_138_200_000 },
      ],
      ...{ total: 1, size: 10, current: 1, pages: 1 },
    },
  },
});
