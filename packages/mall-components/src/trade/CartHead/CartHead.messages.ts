import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CartHead. */
export const messages = defineMessages({
  selectAll: { id: "cartHead.selectAll", defaultMessage: "全选" },
  invert: { id: "cartHead.invert", defaultMessage: "反选" },
  goods: { id: "cartHead.goods", defaultMessage: "商品信息" },
  price: { id: "cartHead.price", defaultMessage: "单价" },
  quantity: { id: "cartHead.quantity", defaultMessage: "数量" },
  subtotal: { id: "cartHead.subtotal", defaultMessage: "小计" },
  actions: { id: "cartHead.actions", defaultMessage: "操作" },
});
