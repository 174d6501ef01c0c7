import { defineMessages } from "../../messages/define-messages.ts";
import { exchangeWords } from "../../messages/exchange.messages.ts";
import { goodsWords } from "../../messages/goods.messages.ts";

/** Words of ExchangeList. */
export const words = {
  look: goodsWords.view,
  lookNamed: goodsWords.viewNamed,
  redeem: exchangeWords.redeem,
  ...defineMessages({
    redeemNamed: { id: "exchangeList.redeemNamed", defaultMessage: "立即兑换：{name}" },
    worth: { id: "exchangeList.worth", defaultMessage: "参考价 ¥{price}" },
    redeemed: { id: "exchangeList.redeemed", defaultMessage: "已兑 {count, number} 件" },
    failed: { id: "exchangeList.failed", defaultMessage: "积分商品加载失败" },
    none: { id: "exchangeList.none", defaultMessage: "没有符合条件的积分商品" },
    noneHint: { id: "exchangeList.noneHint", defaultMessage: "换个条件看看，或查看全部积分商品" },
    all: { id: "exchangeList.all", defaultMessage: "查看全部积分商品" },
  }),
};
