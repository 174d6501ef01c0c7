/** Shops that a search found, with what narrows it. */
import type { ShopPage } from "@tradehall/api-client/models/shop";
import type { ActiveFilter } from "@tradehall/mall-components/list/ActiveFilters";
import type { FacetRow } from "@tradehall/mall-components/list/FacetPanel";
import type { ShopSummary } from "@tradehall/mall-components/shop/ShopCard";
import { type Locale, shopListWords } from "@tradehall/mall-rules/words";
import type { DataRoutes, ShopSearch } from "./data-routes.ts";
import { toListedShop } from "./shop.ts";

export interface ShopListView {
  shops: ShopSummary[];
  total: number;
  pageCount: number;
  facets: FacetRow[];
  filters: ActiveFilter[];
}

type ShopRoutes = DataRoutes & Required<Pick<DataRoutes, "shops">>;

interface Shown {
  locale: Locale;
  routes: ShopRoutes;
}

/** The way to the buyer's own, which stand on a page of theirs. */
const wishlistRow = (href: string, locale: Locale): FacetRow => ({
  name: "wishlist",
  label: shopListWords.show[locale],
  options: [{ value: "wishlist", label: shopListWords.wishlist[locale], href }],
});

function facetsOf({ kinds, provinces }: ShopPage, query: ShopSearch, { locale, routes }: Shown): FacetRow[] {
  const rows: FacetRow[] = [
    {
      name: "kind",
      label: shopListWords.kind[locale],
      options: kinds.map(({ value, count }) => ({
        ...{ value, count, label: shopListWords[value][locale] },
        isSelected: query.kind === value,
        href: routes.shops({ ...query, kind: value }),
      })),
    },
    {
      name: "region",
      label: shopListWords.province[locale],
      options: provinces.map(({ value, count }) => ({
        ...{ value, count, label: value },
        isSelected: query.region === value,
        href: routes.shops({ ...query, region: value }),
      })),
    },
  ];
  return [
    ...rows.filter(({ options }) => options.length > 0),
    ...(routes.savedShops ? [wishlistRow(routes.savedShops(), locale)] : []),
  ];
}

function filtersOf(query: ShopSearch, { locale, routes }: Shown): ActiveFilter[] {
  const { keyword, region, kind } = query;
  const chip = (id: "keyword" | "region" | "kind", label: string, value: string): ActiveFilter => ({
    ...{ id, label, value },
    removeHref: routes.shops({ ...query, [id]: id === "kind" ? "all" : "" }),
  });
  return [
    ...(keyword ? [chip("keyword", shopListWords.keyword[locale], keyword)] : []),
    ...(kind === "all" ? [] : [chip("kind", shopListWords.kind[locale], shopListWords[kind][locale])]),
    ...(region ? [chip("region", shopListWords.province[locale], region)] : []),
  ];
}

export const toShopList = (
  found: ShopPage,
  { kind, sort, keyword, region }: ShopSearch,
  locale: Locale,
  routes: ShopRoutes,
): ShopListView => ({
  shops: found.records.map((shop) => toListedShop(shop, locale, routes)),
  total: found.total,
  pageCount: found.pages,
  facets: facetsOf(found, { kind, sort, keyword, region }, { locale, routes }),
  filters: filtersOf({ kind, sort, keyword, region }, { locale, routes }),
});
