/** How each shop's goods reach the buyer. */
import { deliveryTypes, molds } from "@tradehall/mall-rules/states/order/delivery";
import type { AddressRow } from "#server/modules/address/find-address.ts";
import type { WantedGoods } from "#server/modules/pricing/draft-from-goods.ts";

export interface ShopDelivery {
  dvyType: number;
  /** What may be chosen, the first by default. */
  dvyTypes: number[];
  /** Whether the goods cannot be brought to this address this way. */
  isRuledOut: boolean;
}

/** Express and pick-up for goods that travel, same-city too where the shop is; virtual goods need none. */
export function deliveryOf(
  goodsOfShop: readonly WantedGoods[],
  address: AddressRow | undefined,
  chosen: number | undefined,
): ShopDelivery {
  const first = goodsOfShop[0]?.goods;
  if (!first || goodsOfShop.every(({ goods }) => goods.mold === molds.virtual))
    return { dvyType: deliveryTypes.none, dvyTypes: [deliveryTypes.none], isRuledOut: false };
  const isSameCity = address !== undefined && first.shopCity !== "" && address.city === first.shopCity;
  const dvyTypes: number[] = [
    deliveryTypes.express,
    deliveryTypes.pickup,
    ...(isSameCity ? [deliveryTypes.sameCity] : []),
  ];
  const dvyType = chosen !== undefined && dvyTypes.includes(chosen) ? chosen : deliveryTypes.express;
  const isFar = address !== undefined && first.noDeliveryProvinceIds.includes(address.provinceId);
  return { dvyType, dvyTypes, isRuledOut: isFar && dvyType === deliveryTypes.express };
}
