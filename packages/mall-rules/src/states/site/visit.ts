/** Numbers of the flow-analysis record (Spec §3, §9; what the specification leaves open is decided here). */

/** What kind of goods a page is about (Spec §9). */
export const visitBizTypes = { normal: 0, group: 1, flashSale: 2 } as const;

/** What was done: a page was opened, or goods were put into the cart. */
export const visitTypes = { page: 1, cart: 4 } as const;

/** The desktop storefront (Spec §9). */
export const visitSystemType = 1;

/** Product pages tell by their number how the buyer came and what runs (Spec §9). */
export const detailPageIds = { fromBanner: 2, normal: 3, group: 5 } as const;
