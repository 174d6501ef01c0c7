import { defineMessages } from "../../messages/define-messages.ts";

/** Words of Header. */
export const words = defineMessages({
  nav: { id: "header.nav", defaultMessage: "商城导航" },
  categories: { id: "header.categories", defaultMessage: "全部商品分类" },
  home: { id: "header.home", defaultMessage: "首页" },
  list: { id: "header.list", defaultMessage: "商品列表" },
  cart: { id: "header.cart", defaultMessage: "购物车" },
  cartCount: { id: "header.cartCount", defaultMessage: "购物车，{count} 件商品" },
  closed: { id: "header.closed", defaultMessage: "暂停营业" },
});
