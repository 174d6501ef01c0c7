import { defineMessages } from "../../messages/define-messages.ts";

/** Words of AddedToCart. */
export const words = defineMessages({
  added: { id: "addedToCart.added", defaultMessage: "商品已成功加入购物车" },
  toast: { id: "addedToCart.toast", defaultMessage: "已加入购物车：{name} × {count}" },
  sum: { id: "addedToCart.sum", defaultMessage: "购物车共 {count} 件商品" },
  cart: { id: "addedToCart.cart", defaultMessage: "去购物车结算" },
});
