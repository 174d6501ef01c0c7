import { defineMessages } from "../../messages/define-messages.ts";
import { goodsWords } from "../../messages/goods.messages.ts";

/** Words of GroupBuyList. */
export const words = {
  look: goodsWords.view,
  lookNamed: goodsWords.viewNamed,
  ...defineMessages({
    joined: { id: "groupBuyList.joined", defaultMessage: "已有 {count, number} 人参团" },
    first: { id: "groupBuyList.first", defaultMessage: "暂无人开团" },
    alone: { id: "groupBuyList.alone", defaultMessage: "单独购买 ¥{price}" },
    open: { id: "groupBuyList.open", defaultMessage: "去开团" },
    openNamed: { id: "groupBuyList.openNamed", defaultMessage: "去开团：{name}" },
    startsAt: { id: "groupBuyList.startsAt", defaultMessage: "{time} 开团" },
    failed: { id: "groupBuyList.failed", defaultMessage: "拼团商品加载失败" },
    running: { id: "groupBuyList.running", defaultMessage: "现在没有进行中的拼团" },
    coming: { id: "groupBuyList.coming", defaultMessage: "暂时没有即将开始的拼团" },
    runningHint: { id: "groupBuyList.runningHint", defaultMessage: "看看即将开始的活动" },
    comingHint: { id: "groupBuyList.comingHint", defaultMessage: "看看进行中的拼团" },
    toComing: { id: "groupBuyList.toComing", defaultMessage: "查看即将开始" },
    toRunning: { id: "groupBuyList.toRunning", defaultMessage: "查看进行中" },
  }),
};

/** Names of its tabs. */
export const tabWords = defineMessages({
  tabs: { id: "groupBuyList.tabs", defaultMessage: "拼团活动" },
  running: { id: "groupBuyList.tab.running", defaultMessage: "进行中" },
  coming: { id: "groupBuyList.tab.coming", defaultMessage: "即将开始" },
});
