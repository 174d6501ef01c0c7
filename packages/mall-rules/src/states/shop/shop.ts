/** Shop states and kinds (Spec §3, §4). */
export const shopStatuses = {
  notOpen: -1,
  suspended: 0,
  open: 1,
  offByPlatform: 2,
  offReviewPending: 3,
  underReview: 4,
  notPassed: 5,
} as const;

/** Whether buyers may look at the shop: only status 1 is open (Spec §4). */
export const isShopOpen = (shopStatus: number): boolean => shopStatus === shopStatuses.open;

/** Why a shop that is not open is not (Spec §4 "under review, not passed, offline, not yet open, suspended"). */
export type ShopClosedAs = "suspended" | "offline" | "notYetOpen";

/** Undefined for an open shop; what is still under review has not opened. */
export function shopClosedAs(shopStatus: number): ShopClosedAs | undefined {
  if (isShopOpen(shopStatus)) return undefined;
  if (shopStatus === shopStatuses.suspended) return "suspended";
  const isOff = shopStatus === shopStatuses.offByPlatform || shopStatus === shopStatuses.offReviewPending;
  return isOff ? "offline" : "notYetOpen";
}

/** The store type that hides flyout and product list (Spec §2). */
export const specialStoreType = 5;

/** Self-operated by the platform, or a dealer's. */
export const shopTypes = { selfOperated: 1, ordinary: 2 } as const;

/** Kinds of shops that a search for shops tells apart (Spec §2 "storeType", api-family §7 "shop type"). */
export const shopKinds = ["all", "own", "dealer", "cloud"] as const;
export type ShopKind = (typeof shopKinds)[number];

/** Orders of a search for shops; the first where none is chosen. */
export const shopSorts = ["default", "sales", "score", "newest"] as const;
export type ShopSort = (typeof shopSorts)[number];
