import { defineMessages } from "../../messages/define-messages.ts";

/** Words of OrderGoodsTable. */
export const messages = defineMessages({
  caption: { id: "orderGoodsTable.caption", defaultMessage: "商品清单" },
  goods: { id: "orderGoodsTable.goods", defaultMessage: "商品信息" },
  price: { id: "orderGoodsTable.price", defaultMessage: "单价" },
  quantity: { id: "orderGoodsTable.quantity", defaultMessage: "数量" },
  subtotal: { id: "orderGoodsTable.subtotal", defaultMessage: "小计" },
  refund: { id: "orderGoodsTable.refund", defaultMessage: "退款/售后" },
  code: { id: "orderGoodsTable.code", defaultMessage: "券码" },
  copy: { id: "orderGoodsTable.copy", defaultMessage: "复制券码 {code}" },
  copied: { id: "orderGoodsTable.copied", defaultMessage: "已复制" },
  service: { id: "orderGoodsTable.service", defaultMessage: "联系客服" },
});
