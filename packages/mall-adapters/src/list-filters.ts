/** What a list of goods is narrowed, ordered and paged by; its address carries all of it. */

/** In the order of an address. */
export const filterNames = [
  ...(["pn", "cpid", "cid", "thCid", "st", "couponId", "brand", "price", "min", "max", "shopId"] as const),
  ...(["attr", "stock", "self", "active", "moq", "page", "view", "many", "shopCid"] as const),
] as const;
type FilterName = (typeof filterNames)[number];

export type ListFilters = { [Name in FilterName]?: string } & {
  /** A list of one shop's own, which `shopId` names; absent for the mall's. */
  isOfShop?: true;
};
/** Filters that change; undefined takes one away. */
export type ListChange = Partial<Record<FilterName, string | undefined>>;

/** Categories from the first level down. */
export const levels = ["cpid", "cid", "thCid"] as const satisfies readonly FilterName[];

/** Where a list begins: the shop's own goods, or all. */
export const listRoot = ({ isOfShop, shopId = "" }: ListFilters): ListFilters =>
  isOfShop ? { isOfShop, shopId } : {};

/** The same list with some filters changed or taken away; a changed filter starts at the first page. */
export function changed(filters: ListFilters, change: ListChange): ListFilters {
  const { page: _, many: __, ...kept } = filters;
  const next: ListFilters = { ...kept, ...change };
  return next;
}
