import { BasketIds, CartDeletion } from "../../models/cart.ts";
import { deletionExample } from "../../models/examples/cart.ts";
import { endpoint } from "../contract.ts";

/** Deletes cart lines: the family's verb for POST /p/shopCart/deleteItem; `{ basketIds }` or a bare array. Lines that are gone already are passed over. */
export const deleteItemsByPut = endpoint("PUT /p/shopCart/deleteItem", {
  summary: "Deletes cart lines: the family's verb for POST /p/shopCart/deleteItem",
  tag: "cart",
  auth: "token",
  effect: "write",
  body: BasketIds,
  answer: CartDeletion,
  fails: ["A00004"],
  example: { body: { basketIds: [12] }, answer: deletionExample },
});
