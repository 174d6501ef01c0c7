/** Who may switch shops and how a user type looks (Spec §6). */
const shopSwitchers = [1, 4, 5];
const taggedTypes = [2, 4];

/** User types 1, 4 and 5 may switch shops, but not for cloud-warehouse goods. */
export const canSwitchShop = (userTypeId: number, isCloudWarehouse = false): boolean =>
  shopSwitchers.includes(userTypeId) && !isCloudWarehouse;

/** What decides whether looking at a shop or at its goods goes to that shop. */
export interface ShopVisit {
  userTypeId: number;
  /** The shop in effect; null for a user without one. */
  currentShopId: number | null;
  targetShopId: number;
  isTargetOpen: boolean;
  /** The product's page that is looked at shows goods of the cloud warehouse. */
  isCloudWarehouse?: boolean;
}

/** Looking at another shop that is open goes there; for everybody else and for cloud-warehouse goods nothing happens. */
export const switchesShop = (visit: ShopVisit): boolean =>
  visit.currentShopId !== visit.targetShopId &&
  visit.isTargetOpen &&
  canSwitchShop(visit.userTypeId, visit.isCloudWarehouse);

/** User types 2 and 4 get the tag styling on the enterprise name. */
export const hasTaggedName = (userTypeId: number): boolean => taggedTypes.includes(userTypeId);

/** The picker opens only from two enterprises up. */
export const canPickEnterprise = (enterpriseUser: number, enterpriseCount: number): boolean =>
  enterpriseUser === 1 && enterpriseCount >= 2;
