/** The address of the product list carries every filter, so that it can be kept, shared and gone back to. */
import { hrefTo, type ParamsOf } from "../href-to.ts";
import { routeTable } from "../route-table.ts";

/** What the list's address may say (route-table.ts). */
type ListParam = keyof ParamsOf<"list">;
export type ListAddress = { [Name in ListParam]?: string } & {
  /** The page it is of; absent for the mall's own list. A shop's list says whose by `shopId`. */
  at?: "shop-prod-list";
};
/** Filters that change; undefined takes one away. */
export type ListChange = Partial<Record<ListParam, string | undefined>>;

const names = [
  "pn",
  "cpid",
  "cid",
  "thCid",
  "st",
  "couponId",
  "brand",
  "min",
  "max",
  "shopId",
  "stock",
  "self",
  "page",
  "view",
] as const satisfies readonly ListParam[];

export function readListAddress(search: URLSearchParams): ListAddress {
  const entries = names.flatMap((name) => {
    const value = search.get(name)?.trim();
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The list's address with these filters; an order is always named (Spec §2: /list?st=0). */
export function listHref(address: ListAddress): string {
  const said = names.map((name) => [name, address[name] || (name === "st" ? "0" : undefined)]);
  return hrefTo(address.at ?? "list", Object.fromEntries(said));
}

/** The address without what it says, for forms. */
export const listPath = ({ at }: ListAddress): string => routeTable[at ?? "list"].path;

/** Where a list begins: the shop's own goods, or all. */
export const listRoot = ({ at, shopId = "" }: ListAddress): ListAddress => (at ? { at, shopId } : {});

/** The same list with some filters changed or taken away; a changed filter starts at the first page. */
export const changedHref = (address: ListAddress, change: ListChange): string => {
  const { page: _, ...kept } = address;
  const next: ListAddress = { ...kept, ...(change as ListAddress) };
  return listHref(next);
};
