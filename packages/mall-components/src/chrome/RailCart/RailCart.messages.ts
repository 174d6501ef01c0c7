import { defineMessages } from "../../messages/define-messages.ts";

/** Words of RailCart. */
export const words = defineMessages({
  emptyText: { id: "railCart.emptyText", defaultMessage: "去挑些需要的商品吧" },
  quantity: { id: "railCart.quantity", defaultMessage: "{count} 件" },
  unavailable: {
    id: "railCart.unavailable",
    defaultMessage: "{count, number} 种商品已失效，可在购物车中查看",
  },
  chosen: { id: "railCart.chosen", defaultMessage: "已选 {count, number} 件" },
  choose: { id: "railCart.choose", defaultMessage: "去购物车" },
  unticked: { id: "railCart.unticked", defaultMessage: "未选中" },
});
