/** What the pages show, asked of the mall: in the browser or on the server. */
import { getCategoryInfo } from "@tradehall/api-client/endpoints/product/category/get-category-info";
import { getProdInfo } from "@tradehall/api-client/endpoints/product/get-prod-info";
import { searchProducts } from "@tradehall/api-client/endpoints/search/search-products";
import type { ProductDetail } from "@tradehall/api-client/models/product-detail";
import type { SearchPage } from "@tradehall/api-client/models/search";
import type { Client } from "@tradehall/api-client/transport";
import { filterNames, type ListFilters } from "@tradehall/mall-adapters/list-filters";
import { toSearchQuery } from "@tradehall/mall-adapters/search-query";
import { toCategoryNode } from "@tradehall/mall-adapters/shell";
import type { CategoryNode } from "@tradehall/mall-components/chrome/CategoryFlyout";
import { withPicture } from "./sample-pictures";

/** A list of goods with the filters that it was asked with. */
export interface FoundList {
  filters: ListFilters;
  found: SearchPage;
}

/** The filters of a list's address; the first of several values counts. */
export const filtersOf = (search: Record<string, string | string[] | undefined>): ListFilters =>
  Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = [search[name]].flat()[0];
      return value ? [[name, value]] : [];
    }),
  );

export async function loadList(mall: Client, filters: ListFilters): Promise<FoundList> {
  const found = await mall(searchProducts, { query: toSearchQuery(filters) });
  return { filters, found: { ...found, records: found.records.map(withPicture) } };
}

export async function loadProduct(mall: Client, prodId: string): Promise<ProductDetail> {
  return withPicture(await mall(getProdInfo, { query: { prodId: Number(prodId) } }));
}

/** The categories of the header; a page that can be shown without them is. */
export async function loadCategories(mall: Client): Promise<CategoryNode[]> {
  try {
    return (await mall(getCategoryInfo, { query: {} })).categoryInfo.map(toCategoryNode);
  } catch (error) {
    console.error(error);
    return [];
  }
}
