import { defineMessages } from "../../messages/define-messages.ts";

/** Words of RailCart. */
export const words = defineMessages({
  empty: { id: "railCart.empty", defaultMessage: "购物车还是空的" },
  emptyText: { id: "railCart.emptyText", defaultMessage: "去挑些需要的商品吧" },
  browse: { id: "railCart.browse", defaultMessage: "去逛逛" },
  quantity: { id: "railCart.quantity", defaultMessage: "{count} 件" },
  unavailable: {
    id: "railCart.unavailable",
    defaultMessage: "{count, number} 件商品已失效，可在购物车中查看",
  },
  chosen: { id: "railCart.chosen", defaultMessage: "已选 {count, number} 件" },
  total: { id: "railCart.total", defaultMessage: "合计" },
  settle: { id: "railCart.settle", defaultMessage: "去结算" },
  choose: { id: "railCart.choose", defaultMessage: "去购物车" },
  unticked: { id: "railCart.unticked", defaultMessage: "未选中" },
});
