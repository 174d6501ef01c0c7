import { defineMessages } from "../../messages/define-messages.ts";

/** Words of QuoteList. */
export const words = defineMessages({
  kinds: { id: "quoteList.kinds", defaultMessage: "共 {count, number} 种商品" },
  view: { id: "quoteList.view", defaultMessage: "查看报价" },
  viewOf: { id: "quoteList.viewOf", defaultMessage: "查看报价 {quoteNo}" },
  none: { id: "quoteList.none", defaultMessage: "暂无询价单" },
  noneHint: {
    id: "quoteList.noneHint",
    defaultMessage: "在商品页、购物车或采购清单中点击“询价”，商家会逐项报价。",
  },
  failed: { id: "quoteList.failed", defaultMessage: "询价单加载失败" },
  browse: { id: "quoteList.browse", defaultMessage: "去选商品" },
});
