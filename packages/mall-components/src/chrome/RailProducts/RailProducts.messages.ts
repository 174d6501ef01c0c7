import { defineMessages } from "../../messages/define-messages.ts";
import { goodsWords } from "../../messages/goods.messages.ts";
import { listWords } from "../../messages/list.messages.ts";

/** Words of RailProducts. */
export const words = {
  ...defineMessages({
    emptyWishlist: { id: "railProducts.emptyWishlist", defaultMessage: "还没有收藏的商品" },
    emptyWishlistText: {
      id: "railProducts.emptyWishlistText",
      defaultMessage: "在商品页点“收藏商品”，就能在这里找到",
    },
    noFootprints: { id: "railProducts.noFootprints", defaultMessage: "还没有浏览记录" },
    noFootprintsText: { id: "railProducts.noFootprintsText", defaultMessage: "看过的商品会按日期记在这里" },
    offShelf: { id: "railProducts.offShelf", defaultMessage: "已下架" },
    removeFromWishlist: { id: "railProducts.removeFromWishlist", defaultMessage: "取消收藏：{name}" },
    forget: { id: "railProducts.forget", defaultMessage: "删除足迹：{name}" },
    today: { id: "railProducts.today", defaultMessage: "今天" },
    yesterday: { id: "railProducts.yesterday", defaultMessage: "昨天" },
  }),
  more: listWords.showMore,
  soldOut: goodsWords.soldOut,
};
