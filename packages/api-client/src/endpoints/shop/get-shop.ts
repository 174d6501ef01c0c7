import { ShopDetail, shopExample } from "../../models/shop.ts";
import { endpoint } from "../contract.ts";

/** The current shop of the signed-in buyer (Spec §7). */
export const getShop = endpoint("GET /p/shop", {
  summary: "The current shop of the signed-in buyer",
  tag: "shop",
  auth: "token",
  effect: "read",
  answer: ShopDetail,
  fails: ["A00004", "A00001"],
  example: { answer: shopExample },
});
