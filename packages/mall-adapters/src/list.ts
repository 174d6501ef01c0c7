/** What a search found → a list of goods, with all that narrows, orders and pages it. */
import type { SearchPage } from "@tradehall/api-client/models/search";
import type { CartTowardsProps } from "@tradehall/mall-components/cart/CartTowards";
import type { ActiveFilter } from "@tradehall/mall-components/list/ActiveFilters";
import type { FacetRow } from "@tradehall/mall-components/list/FacetPanel";
import type { ListSort } from "@tradehall/mall-components/list/ListToolbar";
import type { ProductSummary } from "@tradehall/mall-components/product/ProductCard";
import { type Locale, listWords } from "@tradehall/mall-rules/words";
import type { DataRoutes } from "./data-routes.ts";
import { activeFilters, waysOut } from "./list-chips.ts";
import { facetRows, inCategory } from "./list-facets.ts";
import { type ListFilters, listRoot } from "./list-filters.ts";
import { toProductSummaries, withoutShop } from "./product-card.ts";
import { sortOfNumber } from "./search-query.ts";

export interface ListView {
  address: ListFilters;
  products: ProductSummary[];
  /** Whose goods they are. */
  seller: string;
  total: number;
  /** What was looked for in place of a mistyped keyword. */
  correctedTo: string | null;
  page: number;
  pageCount: number;
  sort: ListSort;
  facets: FacetRow[];
  filters: ActiveFilter[];
  breadcrumbs: { label: string; href: string }[];
  suggestions: { label: string; href: string; count?: number }[];
  /** The list without filters. */
  clearHref: string;
  /** What to take away where nothing was found. */
  ways: { label: string; href: string; count: number }[];
  /** Goods to look at where nothing was found. */
  instead?: { title: string; products: ProductSummary[] };
  /** What the cart counts towards the coupon it is narrowed to. */
  towards?: CartTowardsProps;
}

/** Goods stand, or are left out, by the lowest price of each: that is then the price to show. */
const isByPrice = ({ price, min, max }: ListFilters, sort: ListSort): boolean =>
  sort === "priceUp" || sort === "priceDown" || Boolean(price ?? min ?? max);

/** Whose goods they are: the shops' of the address, else of which kind. */
const sellerOf = ({ shop, shops }: SearchPage["chosen"], address: ListFilters, locale: Locale): string =>
  [shop, ...shops].flatMap((one) => one?.shopName ?? []).join(listWords.and[locale]) ||
  listWords[address.self === "1" ? "ownShops" : "allShops"][locale];

export function toList(found: SearchPage, asked: ListFilters, locale: Locale, routes: DataRoutes): ListView {
  const shown = { locale, routes };
  const { many, ...address } = asked;
  const path = found.breadcrumb.map((step) => step.categoryId);
  const sort = sortOfNumber(address.st);
  const filters = activeFilters(found, address, shown);
  // Words stay, and the department.
  const { pn, cpid } = address;
  const clearHref = routes.list({
    ...listRoot(address),
    ...(pn ? { pn } : {}),
    ...(cpid && !cpid.includes(",") ? { cpid } : {}),
  });
  const products = toProductSummaries(found.records, locale, routes, {
    isByPrice: isByPrice(address, sort),
  });
  return {
    address,
    products: address.isOfShop ? products.map(withoutShop) : products,
    seller: sellerOf(found.chosen, address, locale),
    total: found.total,
    correctedTo: found.correctedTo,
    page: found.current,
    pageCount: found.pages,
    sort,
    facets: facetRows(found, address, shown, many),
    filters: filters.map(({ filter: _, ...chip }) => chip),
    ways: waysOut(found, address, { ...shown, chips: filters }),
    clearHref,
    breadcrumbs: [
      { label: listWords.allProducts[locale], href: routes.list(listRoot(address)) },
      ...found.breadcrumb.map((step, index) => ({
        label: step.categoryName,
        href: routes.list(inCategory(address, path.slice(0, index + 1))),
      })),
    ],
    suggestions: [...found.fewerWords, ...found.suggestion.map((keyword) => ({ keyword }))].map(
      ({ keyword, ...counted }) => ({
        label: keyword,
        href: routes.list({ ...listRoot(address), pn: keyword }),
        ...counted,
      }),
    ),
  };
}
