import { CartDeletion } from "../../models/cart.ts";
import { emptyTotalsExample, removedExample } from "../../models/examples/cart.ts";
import { endpoint } from "../contract.ts";

/** Empties the cart, expired lines too. */
export const clearCart = endpoint("DELETE /p/shopCart/deleteAll", {
  summary: "Empties the cart and answers what undo needs",
  tag: "cart",
  auth: "token",
  effect: "write",
  answer: CartDeletion,
  fails: ["A00004"],
  example: { answer: { removed: [removedExample], shops: [], lines: [], totals: emptyTotalsExample } },
});
