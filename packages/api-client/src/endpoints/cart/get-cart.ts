import * as v from "valibot";
import { ShopCartWithAmount } from "../../models/cart.ts";
import { expiredExample, shopCartExample, totalsExample } from "../../models/examples/cart.ts";
import { id } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** The cart by shop with amounts; lines that can no longer be bought stand apart (family §3). */
export const getCart = endpoint("POST /p/shopCart/info", {
  summary: "The cart by shop with promotions, freight and amounts; expired lines apart",
  tag: "cart",
  auth: "token",
  effect: "read",
  /** Each shop says whether it sends to the address or region, and when its goods come; without either, to the default address. */
  query: v.object({ addrId: v.optional(id), areaId: v.optional(id) }),
  answer: ShopCartWithAmount,
  fails: ["A00004", "A00001"],
  example: {
    query: { addrId: 1 },
    answer: {
      ...totalsExample,
      shopCarts: [shopCartExample],
      expired: expiredExample,
      now: 1_795_400_000_000,
    },
  },
});
