import * as v from "valibot";
import { ShopInfo, shopInfoExample } from "../../models/shop.ts";
import { id } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** What a shop says of itself, whether it is open or not: who looks for a suspended one must find its telephone. */
export const getShopInfo = endpoint("GET /shop/info", {
  summary: "A shop's facts, score and licence",
  tag: "shop",
  auth: "optional",
  effect: "read",
  query: v.object({ shopId: id }),
  answer: ShopInfo,
  fails: ["A00001"],
  example: { query: { shopId: 1 }, answer: shopInfoExample },
});
