import { defineMessages } from "./define-messages.ts";

/** Words of shops: their numbers and kinds. */
export const shopWords = defineMessages({
  shops: { id: "shop.shops", defaultMessage: "店铺" },
  rating: { id: "shop.rating", defaultMessage: "店铺评分" },
  products: { id: "shop.products", defaultMessage: "商品" },
  fans: { id: "shop.fans", defaultMessage: "关注" },
  addToWishlist: { id: "shop.wishlist", defaultMessage: "收藏店铺" },
  dealer: { id: "shop.dealer", defaultMessage: "第三方" },
  cloud: { id: "shop.cloud", defaultMessage: "云仓" },
});
