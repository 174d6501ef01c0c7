/** A shop's row as every call answers it. */
import type { ShopDetail } from "@tradehall/api-client/models/shop";
import { fenToYuan } from "@tradehall/mall-rules/money";
import type { shops } from "#server/db/schema/index.ts";

export const toShopDetail = (shop: typeof shops.$inferSelect): ShopDetail => ({
  shopId: shop.id,
  shopName: shop.name,
  shopStatus: shop.status,
  storeType: shop.storeType,
  shopType: shop.shopType,
  shopLogo: shop.logo,
  intro: shop.intro,
  tel: shop.tel,
  province: shop.province,
  city: shop.city,
  area: shop.area,
  shopAddress: shop.address,
  freight: fenToYuan(shop.freightFen),
  freeFreightFrom: shop.freeFreightFen === null ? null : fenToYuan(shop.freeFreightFen),
  leadDays: shop.leadDays,
});
