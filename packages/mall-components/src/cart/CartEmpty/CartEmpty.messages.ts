import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CartEmpty. */
export const messages = defineMessages({
  description: { id: "cartEmpty.description", defaultMessage: "把需要的商品加入购物车，可以跨店铺一起结算" },
  expired: { id: "cartEmpty.expired", defaultMessage: "没有可以结算的商品" },
  expiredDescription: {
    id: "cartEmpty.expiredDescription",
    defaultMessage: "购物车里的商品暂时都买不了，可以找相似的商品代替",
  },
  checkout: { id: "cartEmpty.checkout", defaultMessage: "这次没有可以下单的商品" },
  checkoutDescription: {
    id: "cartEmpty.checkoutDescription",
    defaultMessage: "回到购物车勾选要买的商品，再来结算",
  },
  cart: { id: "cartEmpty.cart", defaultMessage: "返回购物车" },
});
