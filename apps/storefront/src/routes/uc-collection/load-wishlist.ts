/** What the page of favourites shows of each tab. Server only. */
import { listCollections } from "@tradehall/api-client/endpoints/collection/list-collections";
import { listShopCollections } from "@tradehall/api-client/endpoints/collection/list-shop-collections";
import { collectionStates } from "@tradehall/api-client/models/saved-product";
import type { Client } from "@tradehall/api-client/transport";
import { toWishlistGoods } from "@tradehall/mall-adapters/saved-goods";
import { toListedShop } from "@tradehall/mall-adapters/shop";
import type { FacetRow } from "@tradehall/mall-components/list/FacetPanel";
import { toId } from "@tradehall/mall-rules/checks/id";
import { pageSizes } from "@tradehall/mall-rules/limits";
import { type Locale, wishlistWords } from "@tradehall/mall-rules/words";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { hrefOf } from "../../adapters/list-query.ts";
import { loadLists, loadOneList } from "./load-lists.ts";
import { type WishlistQuery, wishlistQuery } from "./wishlist-query.ts";

type Categories = { categoryId: number; categoryName: string; count: number }[];

/** Rows to narrow by; each value leads to the first page with it, one that is chosen to the page without. */
function facetsOf(categories: Categories, query: WishlistQuery, locale: Locale): FacetRow[] {
  const narrowed = (change: Partial<WishlistQuery>) =>
    hrefOf(wishlistQuery, { ...query, page: 1, ...change });
  return [
    {
      name: "category",
      label: wishlistWords.category[locale],
      options: categories.map(({ categoryId, categoryName, count }) => {
        const value = String(categoryId);
        const isSelected = query.category === value;
        const href = narrowed({ category: isSelected ? "" : value });
        return { value, label: categoryName, count, isSelected, href };
      }),
    },
    {
      name: "state",
      label: wishlistWords.state[locale],
      options: collectionStates.map((value) => {
        const isSelected = query.state === value;
        const href = narrowed({ state: isSelected ? "all" : value });
        return { value, label: wishlistWords[value][locale], isSelected, href };
      }),
    },
  ].filter(({ options }) => options.length > 0 && categories.length > 0);
}

async function loadProducts(mall: Client, query: WishlistQuery, locale: Locale) {
  const { keyword, category, state, page } = query;
  const asked = {
    ...{ current: page, size: pageSizes.savedGoods },
    ...(keyword ? { keyword } : {}),
    ...(category ? { categoryId: toId(category) ?? 0 } : {}),
    ...(state === "all" ? {} : { state }),
  };
  const found = await mall(listCollections, { query: asked });
  return {
    tab: "products" as const,
    pageCount: found.pages,
    groups: [{ key: "all", goods: found.records.map((card) => toWishlistGoods(card, dataRoutes)) }],
    /** What puts each back in its place. */
    kept: found.records.map(({ prodId, createdAt, addedPrice }) => ({ prodId, createdAt, addedPrice })),
    facets: facetsOf(found.categories, query, locale),
  };
}

async function loadShops(mall: Client, { page }: WishlistQuery, locale: Locale) {
  const found = await mall(listShopCollections, { query: { current: page, size: pageSizes.default } });
  return {
    tab: "shops" as const,
    pageCount: found.pages,
    shops: found.records.map((shop) => toListedShop(shop, locale, dataRoutes)),
  };
}

export async function loadWishlist(mall: Client, query: WishlistQuery, locale: Locale) {
  const { tab, list } = query;
  if (tab === "lists") return list ? loadOneList(mall, list) : loadLists(mall, query);
  return tab === "products" ? loadProducts(mall, query, locale) : loadShops(mall, query, locale);
}
export type LoadedWishlist = Awaited<ReturnType<typeof loadWishlist>>;
