import { shopKinds } from "@tradehall/mall-rules/states/shop/shop";
import * as v from "valibot";
import { ProductCard } from "./product.ts";
import { dateTime, flag, id, money, page, picture } from "./wire.ts";

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
  /** Working days until it has sent what was ordered; 0 sends on the same day. */
  leadDays: v.number(),
});
export type ShopDetail = v.InferOutput<typeof ShopDetail>;

/** A shop as its own pages and the search for shops show it. */
export const ShopInfo = v.object({
  ...ShopDetail.entries,
  /** The company behind it, its taxpayer number and its licence; "" where it has shown none. */
  companyName: v.string(),
  creditCode: v.string(),
  licencePic: picture,
  /** Its own site, a whole address; "" without one. */
  website: v.string(),
  openTime: dateTime,
  /** Mean of the reviews of its goods, 1 to 5; 0 before the first. */
  score: v.number(),
  fans: v.number(),
  prodCount: v.number(),
  soldNum: v.number(),
  /** Whether it is among the visitor's favourites. */
  isCollection: flag,
  /** Its own province; null where its address names none. */
  provinceId: v.nullable(id),
  /** Provinces it does not deliver to. */
  noDeliveryProvinceIds: v.array(id),
});
export type ShopInfo = v.InferOutput<typeof ShopInfo>;

/** A shop found, with a few of its goods. */
export const ListedShop = v.object({ ...ShopInfo.entries, products: v.array(ProductCard) });
export type ListedShop = v.InferOutput<typeof ListedShop>;

const facet = <S extends v.GenericSchema>(value: S) => v.array(v.object({ value, count: v.number() }));
/** A page of shops; each facet counts under the other filters. */
export const ShopPage = v.object({
  ...page(ListedShop).entries,
  kinds: facet(v.picklist(shopKinds)),
  provinces: facet(v.string()),
});
export type ShopPage = v.InferOutput<typeof ShopPage>;

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
  leadDays: 0,
};

export const shopInfoExample: ShopInfo = {
  ...shopExample,
  companyName: "上海百工供应链有限公司",
  creditCode: "91310115MA1K3X2Y0A",
  licencePic: "/pictures/h/licence-1",
  website: "https://www.example.com",
  openTime: "2024-06-07 10:00:00",
  score: 4.8,
  fans: 1280,
  prodCount: 180,
  soldNum: 52_000,
  isCollection: 0,
  provinceId: 310_000,
  noDeliveryProvinceIds: [710_000],
};
