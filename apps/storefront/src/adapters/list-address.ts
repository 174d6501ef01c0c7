/** The address of the product list carries every filter, so that it can be kept, shared and gone back to. */
import { hrefTo, type ParamsOf } from "../href-to.ts";
import { routeTable } from "../route-table.ts";

/** What the list's address may say (route-table.ts). */
export type ListParam = keyof ParamsOf<"list"> | keyof ParamsOf<"shop-prod-list">;
export type ListAddress = { [Name in ListParam]?: string } & {
  /** The page it is of; absent for the mall's own list. A shop's list says whose by `shopId`. */
  at?: "shop-prod-list";
};
/** Filters that change; undefined takes one away. */
export type ListChange = Partial<Record<ListParam, string | undefined>>;

/** In the order of every address; the browser has the map without its queries (`browser-routes.ts`). */
export const names = [
  ...(["pn", "cpid", "cid", "thCid", "st", "couponId", "brand", "price", "min", "max", "shopId"] as const),
  ...(["attr", "stock", "self", "active", "moq", "page", "view", "many", "shopCid"] as const),
] satisfies readonly ListParam[];

/** Categories from the first level down. */
export const levels = ["cpid", "cid", "thCid"] as const satisfies readonly ListParam[];

/** The list's address with these filters; an order is always named (Spec §2: /list?st=0). */
export function listHref(address: ListAddress): string {
  const params = names.map((name) => [name, address[name] || (name === "st" ? "0" : undefined)]);
  return hrefTo(address.at ?? "list", Object.fromEntries(params));
}

/** The address without what it says, for forms. */
export const listPath = ({ at }: ListAddress): string => routeTable[at ?? "list"].path;

/** Where a list begins: the shop's own goods, or all. */
export const listRoot = ({ at, shopId = "" }: ListAddress): ListAddress => (at ? { at, shopId } : {});

/** The same list with some filters changed or taken away; a changed filter starts at the first page. */
export const changedHref = (address: ListAddress, change: ListChange): string => {
  const { page: _, many: __, ...kept } = address;
  const next: ListAddress = { ...kept, ...change };
  return listHref(next);
};
