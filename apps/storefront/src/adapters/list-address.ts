/** The address of the product list carries every filter, so that it can be kept, shared and gone back to. */
import { hrefTo, type ParamsOf } from "../href-to.ts";

/** What the list's address may say (route-table.ts). */
export type ListAddress = { [Name in keyof ParamsOf<"list">]?: string };

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
] as const satisfies readonly (keyof ListAddress)[];

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
  return hrefTo("list", Object.fromEntries(said));
}

/** The same list with some filters changed or taken away; a changed filter starts at the first page. */
export const changedHref = (
  address: ListAddress,
  change: Partial<Record<keyof ListAddress, string | undefined>>,
): string => {
  const { page: _, ...kept } = address;
  const next: ListAddress = { ...kept, ...(change as ListAddress) };
  return listHref(next);
};
