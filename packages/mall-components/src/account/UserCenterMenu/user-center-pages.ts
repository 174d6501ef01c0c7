/**
 * The pages of the user centre that are in its menu. 免费开店 and 店铺账号 are two entries of one page, and so are 我的收藏 and 采购清单,
 * 购买记录 and 快速下单, 我的订单 and 询价单.
 */
export const userCenterGroups = {
  top: ["index"],
  orders: ["uc-order", "quotes", "uc-return", "uc-comments", "uc-history", "quick-order"],
  assets: ["member-center", "uc-coupons", "uc-balance", "uc-bill", "uc-integral"],
  interests: ["uc-collection", "purchase-lists", "uc-footprint", "uc-message"],
  papers: ["uc-address", "uc-invoice", "uc-addInvoiceHeader"],
  account: ["uc-enterprise", "uc-account", "uc-password", "open-shop", "uc-shopaccount"],
} as const;

export type UserCenterGroup = keyof typeof userCenterGroups;
export type UserCenterPage = (typeof userCenterGroups)[UserCenterGroup][number];
