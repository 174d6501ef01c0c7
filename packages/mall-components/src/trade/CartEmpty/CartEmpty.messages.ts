import { defineMessages } from "react-intl";

/** Words of CartEmpty. */
export const messages = defineMessages({
  title: { id: "cartEmpty.title", defaultMessage: "购物车还是空的" },
  description: { id: "cartEmpty.description", defaultMessage: "把需要的商品加入购物车，可以跨店铺一起结算" },
  list: { id: "cartEmpty.list", defaultMessage: "去逛逛" },
  favourites: { id: "cartEmpty.favourites", defaultMessage: "看看收藏" },
  history: { id: "cartEmpty.history", defaultMessage: "再次购买" },
});
