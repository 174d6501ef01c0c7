/** A draft is seen in its preview alone; a shop has one published decoration at most, which is its home. */
export const decorationStatuses = ["draft", "published"] as const;
export type DecorationStatus = (typeof decorationStatuses)[number];

/** Pages of the mall that a decoration's block may lead to. */
export const decorationPages = ["home", "list", "coupons", "notice-list", "shop-list", "cart"] as const;
export type DecorationPage = (typeof decorationPages)[number];
