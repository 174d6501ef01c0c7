import * as v from "valibot";
import { CartChange, RemovedLine } from "../../models/cart.ts";
import { changeExample, removedExample } from "../../models/examples/cart.ts";
import { endpoint } from "../contract.ts";

/** Undo of a deletion: puts back what it answered as `removed`. A SKU that is in the cart again is left alone. */
export const restoreItems = endpoint("POST /p/shopCart/restoreItems", {
  summary: "Puts deleted cart lines back (undo)",
  tag: "cart",
  auth: "token",
  effect: "write",
  creates: true,
  body: v.object({ items: v.pipe(v.array(RemovedLine), v.minLength(1), v.maxLength(200)) }),
  answer: CartChange,
  fails: ["A00004", "A00001", "A03002"],
  example: {
    body: { items: [removedExample] },
    answer: changeExample,
  },
});
