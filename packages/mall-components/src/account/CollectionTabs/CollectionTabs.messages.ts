import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CollectionTabs. */
export const words = defineMessages({
  label: { id: "collectionTabs.label", defaultMessage: "收藏类型" },
  products: { id: "collectionTabs.products", defaultMessage: "收藏的商品" },
  shops: { id: "collectionTabs.shops", defaultMessage: "收藏的店铺" },
  lists: { id: "collectionTabs.lists", defaultMessage: "采购清单" },
});
