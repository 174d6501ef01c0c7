import { countTowards } from "@tradehall/api-client/endpoints/cart/count-towards";
import { getRecommendedProds } from "@tradehall/api-client/endpoints/product/get-recommended-prods";
import { searchProducts } from "@tradehall/api-client/endpoints/search/search-products";
import { BusinessRefusal } from "@tradehall/api-client/errors";
import type { SearchPage } from "@tradehall/api-client/models/search";
import { toTowards } from "@tradehall/mall-adapters/discount";
import { toList } from "@tradehall/mall-adapters/list";
import type { ListFilters } from "@tradehall/mall-adapters/list-filters";
import { toProductSummaries } from "@tradehall/mall-adapters/product-card";
import { toSearchQuery } from "@tradehall/mall-adapters/search-query";
import { toId } from "@tradehall/mall-rules/checks/id";
import { type Locale, listWords } from "@tradehall/mall-rules/words";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { loadPart } from "../../server/load-list.ts";
import type { Mall } from "../../server/mall.ts";
import { askedRegion } from "../../server/region.ts";

const mostInstead = 6;

/** Where nothing was found: what sells in the category, or in the shop, or in the mall. */
async function goodsInstead(mall: Mall, { breadcrumb }: SearchPage, address: ListFilters, locale: Locale) {
  const categoryId = breadcrumb.at(-1)?.categoryId;
  const shopId = address.isOfShop ? toId(address.shopId ?? "") : undefined;
  const query = { ...(shopId ? { shopId } : categoryId ? { categoryId } : {}), size: mostInstead };
  const { records } = await mall.shared(getRecommendedProds, { query });
  return { title: listWords.instead[locale], products: toProductSummaries(records, locale, dataRoutes) };
}

/** What a list's address finds. A closed shop has nothing to show; the page says so instead of failing (Spec §4). */
export async function loadResults(
  mall: Mall,
  address: ListFilters,
  { request, locale }: { request: Request; locale: Locale },
) {
  try {
    const couponId = toId(address.couponId ?? "");
    const [found, counted] = await Promise.all([
      mall(searchProducts, { query: { ...toSearchQuery(address), ...askedRegion(request) } }),
      couponId ? loadPart(mall(countTowards, { query: { couponId } })) : undefined,
    ]);
    const towards = counted && toTowards(counted, locale);
    const instead =
      found.total === 0 ? await loadPart(goodsInstead(mall, found, address, locale)) : undefined;
    return {
      list: {
        ...toList(found, address, locale, dataRoutes),
        ...(towards ? { towards } : {}),
        ...(instead ? { instead } : {}),
      },
      refusal: "",
    };
  } catch (error) {
    if (error instanceof BusinessRefusal) return { list: null, refusal: error.serverMessage };
    throw error;
  }
}
