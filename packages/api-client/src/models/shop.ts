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

export const shopExample: ShopDetail = {
  shopId: 1,
  shopName: "百工自营",
  shopStatus: 1,
  storeType: 1,
  shopType: 1,
  shopLogo: "/pictures/s/shop-1",
  intro: "平台自营，正品保障",
  tel: "400-800-1234",
  province: "上海市",
  city: "上海市",
  area: "浦东新区",
  shopAddress: "张江路 88 号",
  freight: "8.00",
  freeFreightFrom: "99.00",
};
