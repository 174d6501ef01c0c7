import { defineMessages } from "./define-messages.ts";

/** Words of the cart and of sums. */
export const cartWords = defineMessages({
  empty: { id: "cart.empty", defaultMessage: "购物车还是空的" },
  total: { id: "cart.total", defaultMessage: "合计" },
  subtotal: { id: "cart.subtotal", defaultMessage: "小计" },
  discount: { id: "cart.discount", defaultMessage: "优惠" },
  payable: { id: "cart.payable", defaultMessage: "应付金额" },
  settle: { id: "cart.settle", defaultMessage: "去结算" },
  selectAll: { id: "cart.selectAll", defaultMessage: "全选" },
  invert: { id: "cart.invert", defaultMessage: "反选" },
  changeTo: { id: "cart.changeTo", defaultMessage: "改为 {count, number} 件" },
  toWishlist: { id: "cart.toWishlist", defaultMessage: "移入收藏" },
  namedToWishlist: { id: "cart.namedToWishlist", defaultMessage: "移入收藏“{title}”" },
});
