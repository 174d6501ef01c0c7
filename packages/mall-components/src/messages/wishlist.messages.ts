import { defineMessages } from "./define-messages.ts";

/** Words of what is kept. */
export const wishlistWords = defineMessages({
  label: { id: "wishlist.label", defaultMessage: "收藏类型" },
  products: { id: "wishlist.products", defaultMessage: "收藏的商品" },
  shops: { id: "wishlist.shops", defaultMessage: "收藏的店铺" },
  lists: { id: "wishlist.lists", defaultMessage: "采购清单" },
});
