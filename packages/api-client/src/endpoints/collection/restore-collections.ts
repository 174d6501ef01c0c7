import * as v from "valibot";
import { id, instant, nothing, typedMoney } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** `addedPrice` as the list said it; left out, the price of now counts. */
const Item = v.object({ prodId: id, createdAt: instant, addedPrice: v.optional(v.nullable(typedMoney)) });

/** Undo of a removal: puts favourites back where they stood. What is a favourite again is left alone. */
export const restoreCollections = endpoint("POST /p/user/collection/restore", {
  summary: "Puts removed favourites back (undo)",
  tag: "collection",
  auth: "token",
  effect: "write",
  body: v.object({ items: v.pipe(v.array(Item), v.minLength(1), v.maxLength(200)) }),
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: { body: { items: [{ prodId: 1001, createdAt: 1_795_138_200_000 }] }, answer: null },
});
