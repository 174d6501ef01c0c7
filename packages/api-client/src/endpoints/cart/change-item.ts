import { CartItemChange, CartItemChanged } from "../../models/cart-change.ts";
import { amountsExample, lineExample, totalsExample } from "../../models/examples/cart.ts";
import { endpoint } from "../contract.ts";

/** Puts into the cart, changes a quantity by delta or to an absolute number, or changes the SKU (family §3). */
export const changeItem = endpoint("POST /p/shopCart/changeItem", {
  summary: "Adds to the cart, changes a quantity (delta `count` or absolute `quantity`) or the SKU of a line",
  tag: "cart",
  auth: "token",
  effect: "write",
  creates: true,
  body: CartItemChange,
  answer: CartItemChanged,
  fails: ["A00004", "A00001", "A03002"],
  example: {
    body: { prodId: 31, skuId: 310, shopId: 1, quantity: 10 },
    answer: {
      line: lineExample,
      goneBasketIds: [],
      alsoChanged: [],
      shop: amountsExample,
      totals: totalsExample,
    },
  },
});
