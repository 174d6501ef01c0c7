/** The calls of the floors' tabs; imported lazily. */
import { getRecommendedProds } from "@tradehall/api-client/endpoints/product/get-recommended-prods";
import { toProductSummaries } from "@tradehall/mall-adapters/product-card";
import type { Locale } from "@tradehall/mall-rules/words";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { mall } from "../../browser/calls/client.ts";

/** The best sellers of a category. */
export const fetchFloor = async (categoryId: number, size: number, locale: Locale) =>
  toProductSummaries(
    (await mall(getRecommendedProds, { query: { categoryId, size } })).records,
    locale,
    dataRoutes,
  );
