/** Purchase lists of the page of favourites: all, or one with its goods. Server only. */
import { getPurchaseList } from "@tradehall/api-client/endpoints/purchase-list/get-purchase-list";
import { listPurchaseLists } from "@tradehall/api-client/endpoints/purchase-list/list-purchase-lists";
import type { Client } from "@tradehall/api-client/transport";
import { toPurchaseLine, toPurchaseList } from "@tradehall/mall-adapters/purchase-list";
import { toId } from "@tradehall/mall-rules/checks/id";
import { pageSizes } from "@tradehall/mall-rules/limits";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { purchaseListHref } from "../../adapters/purchase-list-pages.ts";
import type { WishlistQuery } from "./wishlist-query.ts";

export async function loadLists(mall: Client, { page }: WishlistQuery) {
  const found = await mall(listPurchaseLists, { query: { current: page, size: pageSizes.savedGoods } });
  return {
    tab: "lists" as const,
    pageCount: found.pages,
    lists: found.records.map((head) => toPurchaseList(head, purchaseListHref)),
  };
}

export type LoadedLists = Awaited<ReturnType<typeof loadLists>>;

export async function loadOneList(mall: Client, list: string) {
  const { lines, ...head } = await mall(getPurchaseList, { query: { listId: toId(list) ?? 0 } });
  return {
    tab: "list" as const,
    pageCount: 1,
    list: toPurchaseList(head, purchaseListHref),
    lines: lines.map((line) => toPurchaseLine(line, dataRoutes)),
    /** What puts each line back in its place. */
    places: Object.fromEntries(lines.map(({ skuId, createdAt }) => [String(skuId), createdAt])),
  };
}
export type LoadedList = Awaited<ReturnType<typeof loadOneList>>;
