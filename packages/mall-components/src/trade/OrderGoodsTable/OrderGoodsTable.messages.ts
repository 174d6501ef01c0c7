import { defineMessages } from "../../messages/define-messages.ts";

/** Words of OrderGoodsTable. */
export const messages = defineMessages({
  caption: { id: "orderGoodsTable.caption", defaultMessage: "商品清单" },
  refund: { id: "orderGoodsTable.refund", defaultMessage: "退款/售后" },
  code: { id: "orderGoodsTable.code", defaultMessage: "券码" },
  copy: { id: "orderGoodsTable.copy", defaultMessage: "复制券码 {code}" },
});
