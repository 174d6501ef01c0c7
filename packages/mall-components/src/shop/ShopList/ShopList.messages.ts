import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ShopList. */
export const words = defineMessages({
  filtered: { id: "shopList.filtered", defaultMessage: "没有符合条件的店铺" },
  filteredHint: { id: "shopList.filteredHint", defaultMessage: "换个关键词，或放宽地区和类型再看看。" },
  emptyWishlist: { id: "shopList.emptyWishlist", defaultMessage: "还没有收藏店铺" },
  emptyWishlistHint: {
    id: "shopList.emptyWishlistHint",
    defaultMessage: "在店铺页点击“收藏店铺”，以后可以从这里进店。",
  },
  allShops: { id: "shopList.allShops", defaultMessage: "查看全部店铺" },
  none: { id: "shopList.none", defaultMessage: "暂无店铺" },
  noneHint: { id: "shopList.noneHint", defaultMessage: "先去看看商品吧。" },
  failed: { id: "shopList.failed", defaultMessage: "店铺加载失败" },
});
