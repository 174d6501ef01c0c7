/** The address of the product list carries every filter, so that it can be kept, shared and gone back to. */

/** Query of /list; the first six are the specification's (Spec §2), the rest ours. */
export interface ListAddress {
  /** Keyword. */
  pn?: string;
  /** First, second and third-level category. */
  cpid?: string;
  cid?: string;
  thCid?: string;
  /** Order: 0 relevance, 1 most sold, 2 cheapest, 3 dearest, 4 newest. */
  st?: string;
  couponId?: string;
  /** Brand ids with commas between. */
  brand?: string;
  /** Yuan. */
  min?: string;
  max?: string;
  shopId?: string;
  /** 1 shows only what is in stock, or self-operated. */
  stock?: string;
  self?: string;
  page?: string;
  view?: string;
}

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
  const search = new URLSearchParams();
  for (const name of names) {
    const value = name === "st" ? (address.st ?? "0") : address[name];
    if (value) search.set(name, value);
  }
  return `/list?${search}`;
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
