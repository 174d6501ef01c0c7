import { chromeWords } from "../../messages/chrome.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";

export const messages = {
  ...defineMessages({
    region: { id: "reactionHost.region", defaultMessage: "提示" },
    fallback: { id: "reactionHost.fallback", defaultMessage: "Error" },
    added: { id: "reactionHost.added", defaultMessage: "已加入购物车" },
    goToCart: { id: "reactionHost.goToCart", defaultMessage: "去购物车结算" },
    undo: { id: "reactionHost.undo", defaultMessage: "撤销" },
    failed: { id: "reactionHost.failed", defaultMessage: "操作失败，已恢复" },
    quantityUnsent: { id: "reactionHost.quantityUnsent", defaultMessage: "网络已断开，数量未修改" },
    removed: { id: "reactionHost.removed", defaultMessage: "已删除 {count} 种商品" },
    forgotten: { id: "reactionHost.forgotten", defaultMessage: "已删除 {count, number} 条搜索历史" },
    forgottenFootprints: {
      id: "reactionHost.forgottenFootprints",
      defaultMessage: "已删除 {count, number} 条足迹",
    },
    messagesPutAway: { id: "reactionHost.messagesPutAway", defaultMessage: "已删除 {count, number} 条消息" },
    inWishlist: { id: "reactionHost.inWishlist", defaultMessage: "已收藏" },
    removedFromWishlist: { id: "reactionHost.removedFromWishlist", defaultMessage: "已取消收藏" },
    claimed: { id: "reactionHost.claimed", defaultMessage: "领取成功" },
    saved: { id: "reactionHost.saved", defaultMessage: "已保存" },
    done: { id: "reactionHost.done", defaultMessage: "操作成功" },
    reminded: { id: "reactionHost.reminded", defaultMessage: "已提醒商家发货" },
    listRemoved: { id: "reactionHost.listRemoved", defaultMessage: "清单已删除" },
    readded: { id: "reactionHost.readded", defaultMessage: "已将 {count} 种商品加入购物车" },
  }),
  serverError: chromeWords.serverError,
};
