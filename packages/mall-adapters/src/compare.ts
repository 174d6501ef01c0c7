import type { ComparedProduct } from "@tradehall/api-client/models/compared";
import type { ComparedGoods } from "@tradehall/mall-components/list/CompareDialog";
import { arrivalText, type Locale } from "@tradehall/mall-rules/words";
import type { DataRoutes } from "./data-routes.ts";
import { toProductSummaries } from "./product-card.ts";

/** A product as a comparison shows it. */
export function toComparedGoods(wire: ComparedProduct, locale: Locale, routes: DataRoutes): ComparedGoods {
  const [product] = wire.product ? toProductSummaries([wire.product], locale, routes) : [];
  const { delivery } = wire;
  return {
    id: String(wire.prodId),
    name: wire.prodName,
    picture: wire.pic,
    ...(wire.gone ? { gone: wire.gone } : {}),
    ...(product ? { product: { ...product, ...(wire.brandName ? { brand: wire.brandName } : {}) } } : {}),
    tiers: wire.tierPrices.map(({ from, price }) => ({ from, yuan: price })),
    ...(delivery
      ? {
          delivery: {
            isUndeliverable: delivery.isDelivery === 0,
            freightYuan: delivery.freight,
            freeFromYuan: delivery.freeFreightFrom,
            ...(delivery.arrival ? { arrival: arrivalText(delivery.arrival, locale) } : {}),
          },
        }
      : {}),
    parameters: wire.prodParameterList.map((row) => ({
      ...{ name: row.parameterKey, value: row.parameterValue },
    })),
    specs: wire.specs,
  };
}
