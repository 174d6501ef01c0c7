/** Where a product is delivered to and what that costs. */
import type { ProductDetail } from "@tradehall/api-client/models/product-detail";
import { toFlag } from "@tradehall/api-client/models/wire";
import { fen, fenToYuan } from "@tradehall/mall-rules/money";
import { isFreightWaived } from "@tradehall/mall-rules/pricing/freight";
import { molds } from "@tradehall/mall-rules/states/order/delivery";
import type { products, shops } from "#server/db/schema/index.ts";
import type { Buyer } from "#server/handle.ts";
import { arrivalAt } from "#server/modules/product/goods/arrival-at.ts";
import type { Region } from "../address/asked-region.ts";

interface Travelling {
  shop: typeof shops.$inferSelect;
  product: Pick<typeof products.$inferSelect, "mold" | "preSell" | "preSellAt">;
  region: Region;
  visitor: Pick<Buyer, "hasFreeFreight"> | undefined;
}

/** Virtual goods are delivered everywhere. */
export const isDelivered = (
  shop: Pick<Travelling["shop"], "noDeliveryProvinceIds">,
  mold: number,
  { provinceId }: Pick<Region, "provinceId">,
): boolean =>
  mold === molds.virtual || provinceId === null || !shop.noDeliveryProvinceIds.includes(provinceId);

/** Virtual goods are delivered for nothing. */
export function deliveryOf(
  { shop, product, region, visitor }: Travelling,
  now: Date,
): ProductDetail["delivery"] {
  const isFree =
    product.mold === molds.virtual || isFreightWaived(visitor?.hasFreeFreight ?? false, shop.shopType);
  return {
    isDelivery: toFlag(isDelivered(shop, product.mold, region)),
    freight: fenToYuan(isFree ? fen(0) : shop.freightFen),
    freeFreightFrom: isFree || shop.freeFreightFen === null ? null : fenToYuan(shop.freeFreightFen),
    region: region.name,
    addrId: region.addrId,
    areaId: region.areaId,
    leadDays: shop.leadDays,
    arrival: arrivalAt({ ...product, ...shop }, region.provinceId, now),
  };
}
