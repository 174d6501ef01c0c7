import * as v from "valibot";
import { ProdIds } from "../../models/saved-product.ts";
import { endpoint } from "../contract.ts";

/** Takes products out of the favourites (api-family §6, whose spelling the path keeps); answers whether any was one. */
export const cancelCollections = endpoint("POST /p/user/collection/batachCancel", {
  summary: "Takes products out of the favourites",
  tag: "collection",
  auth: "token",
  effect: "write",
  body: ProdIds,
  answer: v.boolean(),
  fails: ["A00004"],
  example: { body: { prodIds: [1001] }, answer: true },
});
