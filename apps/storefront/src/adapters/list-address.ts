/** How this mall spells the address of a product list. */
import {
  changed,
  filterNames,
  type ListChange,
  type ListFilters,
} from "@tradehall/mall-adapters/list-filters";
import { hrefTo } from "../href-to.ts";
import { routeTable } from "../route-table.ts";

/** The list's address with these filters; an order is always named (Spec §2: /list?st=0). */
export function listHref(filters: ListFilters): string {
  const params = filterNames.map((name) => [name, filters[name] || (name === "st" ? "0" : undefined)]);
  return hrefTo(filters.isOfShop ? "shop-prod-list" : "list", Object.fromEntries(params));
}

/** The address without what it says, for forms. */
export const listPath = ({ isOfShop }: ListFilters): string =>
  routeTable[isOfShop ? "shop-prod-list" : "list"].path;

export const changedHref = (filters: ListFilters, change: ListChange): string =>
  listHref(changed(filters, change));
