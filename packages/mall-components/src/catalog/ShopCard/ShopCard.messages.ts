import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ShopCard. */
export const words = defineMessages({
  rating: { id: "shopCard.rating", defaultMessage: "店铺评分" },
  products: { id: "shopCard.products", defaultMessage: "商品" },
  fans: { id: "shopCard.fans", defaultMessage: "关注" },
  enter: { id: "shopCard.enter", defaultMessage: "进入店铺" },
  search: { id: "shopCard.search", defaultMessage: "搜索店内商品" },
  favour: { id: "shopCard.favour", defaultMessage: "收藏店铺" },
});
