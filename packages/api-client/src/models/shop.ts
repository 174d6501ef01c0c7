import * as v from "valibot";
import { id, money, picture } from "./wire.ts";

/** A shop as every screen knows it (Spec §3). */
export const ShopDetail = v.object({
  shopId: id,
  shopName: v.string(),
  /** 1 is open (Spec §4). */
  shopStatus: v.number(),
  /** 5 hides category flyout and product list (Spec §2). */
  storeType: v.number(),
  /** 1 self-operated, 2 a dealer's. */
  shopType: v.number(),
  shopLogo: picture,
  intro: v.string(),
  tel: v.string(),
  province: v.string(),
  city: v.string(),
  area: v.string(),
  shopAddress: v.string(),
  /** Freight of an order of this shop, and the goods total from which it is free; null where it never is. */
  freight: money,
  freeFreightFrom: v.nullable(money),
});
export type ShopDetail = v.InferOutput<typeof ShopDetail>;
