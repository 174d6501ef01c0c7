/** When goods that are ordered now come to a region. */
import { type Arrival, arrivalOf, type Sent } from "@tradehall/mall-rules/states/order/delivery-days";
import type { shops } from "#server/db/schema/index.ts";
import { provinceNamed } from "#server/modules/address/regions.ts";

type Goods = Omit<Sent, "fromProvinceId"> &
  Pick<typeof shops.$inferSelect, "province" | "noDeliveryProvinceIds">;

/** Null where the shop does not send there, or no region is known. */
export function arrivalAt(goods: Goods, toProvinceId: number | null, now: Date): Arrival | null {
  const arrival = arrivalOf({ ...goods, fromProvinceId: provinceNamed(goods.province) }, toProvinceId, now);
  const isSent = toProvinceId === null || !goods.noDeliveryProvinceIds.includes(toProvinceId);
  return isSent || arrival?.kind === "atOnce" ? arrival : null;
}
