import * as v from "valibot";
import { ExpiredShopCart } from "../../models/cart.ts";
import { expiredExample } from "../../models/examples/cart.ts";
import { endpoint } from "../contract.ts";

/** Lines that can no longer be bought: off the shelf, sold out, or of a closed shop. */
export const listExpired = endpoint("GET /p/shopCart/expiryProdList", {
  summary: "Cart lines that can no longer be bought, by shop",
  tag: "cart",
  auth: "token",
  effect: "read",
  answer: v.array(ExpiredShopCart),
  fails: ["A00004"],
  example: { answer: expiredExample },
});
