/** Who may switch shops and how a user type looks (Spec §6). */
const shopSwitchers = [1, 4, 5];
const taggedTypes = [2, 4];

/** User types 1, 4 and 5 may switch shops, but not for cloud-warehouse goods. */
export const canSwitchShop = (userTypeId: number, isCloudWarehouse = false): boolean =>
  shopSwitchers.includes(userTypeId) && !isCloudWarehouse;

/** User types 2 and 4 get the tag styling on the enterprise name. */
export const hasTaggedName = (userTypeId: number): boolean => taggedTypes.includes(userTypeId);

/** The picker opens only from two enterprises up. */
export const canPickEnterprise = (enterpriseUser: number, enterpriseCount: number): boolean =>
  enterpriseUser === 1 && enterpriseCount >= 2;
