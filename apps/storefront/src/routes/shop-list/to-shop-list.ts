import type { ShopPage } from "@tradehall/api-client/models/shop";
import { toListedShop } from "@tradehall/mall-adapters/shop";
import type { ActiveFilter } from "@tradehall/mall-components/list/ActiveFilters";
import type { FacetRow } from "@tradehall/mall-components/list/FacetPanel";
import type { ShopSummary } from "@tradehall/mall-components/shop/ShopCard";
import { type Locale, shopListWords } from "@tradehall/mall-rules/words";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { hrefOf } from "../../adapters/list-query.ts";
import { hrefTo } from "../../href-to.ts";
import { type ShopQuery, shopQuery } from "./shop-query.ts";

export interface ShopListView {
  shops: ShopSummary[];
  total: number;
  pageCount: number;
  facets: FacetRow[];
  filters: ActiveFilter[];
}

/** The way to the buyer's own, which stand on a page of theirs. */
const wishlistRow = (locale: Locale): FacetRow => ({
  name: "wishlist",
  label: shopListWords.show[locale],
  options: [
    {
      value: "wishlist",
      label: shopListWords.wishlist[locale],
      href: hrefTo("uc-collection", { tab: "shops" }),
    },
  ],
});

/** Where the list is narrowed so, from its first page. */
const changed = ({ page: _, ...query }: ShopQuery, change: Partial<ShopQuery>): string =>
  hrefOf(shopQuery, { ...query, ...change });

function facetsOf({ kinds, provinces }: ShopPage, query: ShopQuery, locale: Locale): FacetRow[] {
  const rows: FacetRow[] = [
    {
      name: "kind",
      label: shopListWords.kind[locale],
      options: kinds.map(({ value, count }) => ({
        ...{ value, count, label: shopListWords[value][locale] },
        isSelected: query.kind === value,
        href: changed(query, { kind: value }),
      })),
    },
    {
      name: "region",
      label: shopListWords.province[locale],
      options: provinces.map(({ value, count }) => ({
        ...{ value, count, label: value },
        isSelected: query.region === value,
        href: changed(query, { region: value }),
      })),
    },
  ];
  return [...rows.filter(({ options }) => options.length > 0), wishlistRow(locale)];
}

function filtersOf(query: ShopQuery, locale: Locale): ActiveFilter[] {
  const { keyword, region, kind } = query;
  const chip = (id: "keyword" | "region" | "kind", label: string, value: string): ActiveFilter => ({
    ...{ id, label, value },
    removeHref: changed(query, { [id]: id === "kind" ? "all" : "" }),
  });
  return [
    ...(keyword ? [chip("keyword", shopListWords.keyword[locale], keyword)] : []),
    ...(kind === "all" ? [] : [chip("kind", shopListWords.kind[locale], shopListWords[kind][locale])]),
    ...(region ? [chip("region", shopListWords.province[locale], region)] : []),
  ];
}

export const toShopList = (found: ShopPage, query: ShopQuery, locale: Locale): ShopListView => ({
  shops: found.records.map((shop) => toListedShop(shop, locale, dataRoutes)),
  total: found.total,
  pageCount: found.pages,
  facets: facetsOf(found, query, locale),
  filters: filtersOf(query, locale),
});
