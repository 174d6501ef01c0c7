import { defineMessages } from "../../messages/define-messages.ts";

/** Words of OrderFilters. */
export const messages = defineMessages({
  keyword: { id: "orderFilters.keyword", defaultMessage: "搜索订单" },
  keywordHint: { id: "orderFilters.keywordHint", defaultMessage: "订单号或商品名称" },
});

/** Time filters. */
export const periodMessages = defineMessages({
  all: { id: "orderFilters.period.all", defaultMessage: "全部时间" },
  week: { id: "orderFilters.period.week", defaultMessage: "近 7 天" },
  quarter: { id: "orderFilters.period.quarter", defaultMessage: "近 3 个月" },
  older: { id: "orderFilters.period.older", defaultMessage: "3 个月以前" },
});
