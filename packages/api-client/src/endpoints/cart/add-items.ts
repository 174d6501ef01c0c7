import { cartLimits } from "@tradehall/mall-rules/limits";
import * as v from "valibot";
import { AddedItems } from "../../models/cart-change.ts";
import { id, int } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

const wanted = v.object({ prodId: id, skuId: id, count: v.pipe(int, v.minValue(1)) });

/** Puts several SKUs into the cart at once: each by itself, so that one that cannot go in stops no other. */
export const addItems = endpoint("POST /p/shopCart/addItems", {
  summary: "Puts several SKUs into the cart, with a result per row",
  tag: "cart",
  auth: "token",
  effect: "write",
  creates: true,
  body: v.object({ items: v.pipe(v.array(wanted), v.minLength(1), v.maxLength(cartLimits.addedAtOnce)) }),
  answer: AddedItems,
  fails: ["A00004", "A00001", "A03002"],
  example: {
    body: { items: [{ prodId: 31, skuId: 310, count: 10 }] },
    answer: { items: [{ prodId: 31, skuId: 310, prodCount: 10, isAdded: 1, why: "" }], prodCount: 22 },
  },
});
