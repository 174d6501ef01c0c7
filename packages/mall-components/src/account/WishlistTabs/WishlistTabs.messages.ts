import { defineMessages } from "../../messages/define-messages.ts";

/** Words of WishlistTabs. */
export const words = defineMessages({
  label: { id: "wishlistTabs.label", defaultMessage: "收藏类型" },
  products: { id: "wishlistTabs.products", defaultMessage: "收藏的商品" },
  shops: { id: "wishlistTabs.shops", defaultMessage: "收藏的店铺" },
  lists: { id: "wishlistTabs.lists", defaultMessage: "采购清单" },
});
