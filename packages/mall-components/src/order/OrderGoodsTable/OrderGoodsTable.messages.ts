import { defineMessages } from "../../messages/define-messages.ts";

/** Words of OrderGoodsTable. */
export const messages = defineMessages({
  caption: { id: "orderGoodsTable.caption", defaultMessage: "商品清单" },
  refund: { id: "orderGoodsTable.refund", defaultMessage: "退款/售后" },
});
