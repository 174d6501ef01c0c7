import { words as rail } from "../../chrome/RailProducts/RailProducts.messages.ts";
import { cartWords } from "../../messages/cart.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";
import { goodsWords } from "../../messages/goods.messages.ts";

/** Words of SavedGoodsList. */
export const words = {
  ...defineMessages({
    chosen: { id: "savedGoodsList.chosen", defaultMessage: "已选 {count, number} 种" },
    notAble: {
      id: "savedGoodsList.notAble",
      defaultMessage: "，其中 {count, number} 种需选规格或暂不能购买",
    },
    choose: { id: "savedGoodsList.choose", defaultMessage: "选择“{name}”" },
    removeChosen: { id: "savedGoodsList.removeChosen", defaultMessage: "移除所选" },
    removeDay: { id: "savedGoodsList.removeDay", defaultMessage: "删除当天" },
    removeNamedDay: { id: "savedGoodsList.removeNamedDay", defaultMessage: "删除当天足迹：{day}" },
    lowered: { id: "savedGoodsList.lowered", defaultMessage: "比收藏时降 ¥{amount}" },
    since: { id: "savedGoodsList.since", defaultMessage: "{day} 收藏" },
    chooseSpec: { id: "savedGoodsList.chooseSpec", defaultMessage: "选规格" },
    of: { id: "savedGoodsList.of", defaultMessage: "{act}：{name}" },
    loweredSinceBought: { id: "savedGoodsList.loweredSinceBought", defaultMessage: "比上次降 ¥{amount}" },
    raised: { id: "savedGoodsList.raised", defaultMessage: "比上次涨 ¥{amount}" },
    times: { id: "savedGoodsList.times", defaultMessage: "买过 {count, number} 次" },
    last: { id: "savedGoodsList.last", defaultMessage: "上次 {day}，{quantity}，¥{amount}" },
    buyAgain: { id: "savedGoodsList.buyAgain", defaultMessage: "再买 {quantity}" },
    buyNamedAgain: { id: "savedGoodsList.buyNamedAgain", defaultMessage: "再买 {quantity}：{name}" },
    noneBought: { id: "savedGoodsList.noneBought", defaultMessage: "还没有购买记录" },
    noneBoughtText: {
      id: "savedGoodsList.noneBoughtText",
      defaultMessage: "付款后的商品会列在这里，方便再次购买",
    },
    noneBoughtMatch: { id: "savedGoodsList.noneBoughtMatch", defaultMessage: "没有符合条件的购买记录" },
    noMatch: { id: "savedGoodsList.noMatch", defaultMessage: "没有符合条件的收藏商品" },
    noneThatDay: { id: "savedGoodsList.noneThatDay", defaultMessage: "这一天没有浏览记录" },
  }),
  look: goodsWords.view,
  addToCart: goodsWords.addToCart,
  addNamedToCart: goodsWords.addNamedToCart,
  selectAll: cartWords.selectAll,
  emptyWishlist: rail.emptyWishlist,
  emptyWishlistText: rail.emptyWishlistText,
  noFootprints: rail.noFootprints,
  noFootprintsText: rail.noFootprintsText,
  offShelf: rail.offShelf,
  soldOut: rail.soldOut,
  removeFromWishlist: rail.removeFromWishlist,
  forget: rail.forget,
};

/** Names of its tabs. */
export const tabWords = defineMessages({
  tabs: { id: "savedGoodsList.tabs", defaultMessage: "购买方式" },
  latest: { id: "savedGoodsList.tab.latest", defaultMessage: "最近购买" },
  often: { id: "savedGoodsList.tab.often", defaultMessage: "买得最多" },
});
