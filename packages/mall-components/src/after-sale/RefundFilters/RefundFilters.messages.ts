import { defineMessages } from "../../messages/define-messages.ts";

/** Words of RefundFilters. */
export const messages = defineMessages({
  keyword: { id: "refundFilters.keyword", defaultMessage: "搜索退款" },
  keywordHint: { id: "refundFilters.keywordHint", defaultMessage: "订单号、退款编号或商品名称" },
});
