import { CartDeletion } from "../../models/cart.ts";
import { removedExample, totalsExample } from "../../models/examples/cart.ts";
import { endpoint } from "../contract.ts";

/** Deletes all lines that can no longer be bought. */
export const clearExpired = endpoint("DELETE /p/shopCart/cleanExpiryProdList", {
  summary: "Deletes the cart lines that can no longer be bought",
  tag: "cart",
  auth: "token",
  effect: "write",
  answer: CartDeletion,
  fails: ["A00004"],
  example: { answer: { removed: [removedExample], shops: [], lines: [], totals: totalsExample } },
});
