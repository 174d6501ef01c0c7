import type { ProductSkus } from "@tradehall/api-client/models/compared";
import type { OrderGoods } from "@tradehall/mall-components/list/OrderTable";
import type { ProductSummary } from "@tradehall/mall-components/product/ProductCard";
import { toOffers, toSkus, toTiers } from "./sku-options.ts";

/** Products of a list as a table for ordering has them; goods that no cart takes have no SKUs in it. */
export const toOrderGoods = (
  products: readonly ProductSummary[],
  wire: readonly ProductSkus[],
): OrderGoods[] =>
  products.map((product) => {
    const found = wire.find(({ prodId }) => String(prodId) === product.id);
    if (!found)
      return {
        ...{ product, unit: product.unit ?? "", skus: [], tiers: {}, offers: {} },
        rule: { min: product.minOrder ?? 1, step: 1 },
      };
    const { skuList, specNames, unit, minCount, stepCount } = found;
    return {
      ...{ product, unit, rule: { min: minCount, step: stepCount } },
      ...{ skus: toSkus(skuList, specNames), tiers: toTiers(skuList), offers: toOffers(skuList) },
    };
  });
