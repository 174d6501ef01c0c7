import * as v from "valibot";
import { flag, id } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Goes to another shop; user types 1, 4 and 5 only, and not for cloud-warehouse goods (Spec §4). A GET that writes: never retried. */
export const selectShop = endpoint("GET /p/selectShop", {
  summary: "Goes to another shop; user types 1, 4 and 5 only",
  tag: "shop",
  auth: "token",
  effect: "write",
  query: v.object({
    shopId: id,
    /** The product whose page asks for it; goods of the cloud warehouse switch no shop. */
    prodId: v.optional(id),
  }),
  answer: v.object({ isShowPurchase: flag }),
  fails: ["A00004", "A00001"],
  example: { query: { shopId: 2 }, answer: { isShowPurchase: 1 } },
});
