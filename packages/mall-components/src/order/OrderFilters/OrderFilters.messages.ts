import { defineMessages } from "../../messages/define-messages.ts";
import { kindMessages } from "../OrderCard/OrderCard.messages.ts";

/** Words of OrderFilters. */
export const messages = defineMessages({
  keyword: { id: "orderFilters.keyword", defaultMessage: "搜索订单" },
  keywordHint: { id: "orderFilters.keywordHint", defaultMessage: "订单号、商品名称或采购单号" },
  sort: { id: "orderFilters.sort", defaultMessage: "订单类型" },
  everybody: { id: "orderFilters.everybody", defaultMessage: "全部下单人" },
  everyCostCentre: { id: "orderFilters.everyCostCentre", defaultMessage: "全部成本中心" },
  formerMember: { id: "orderFilters.formerMember", defaultMessage: "{name}（已移出）" },
  from: { id: "orderFilters.from", defaultMessage: "开始日期" },
  to: { id: "orderFilters.to", defaultMessage: "结束日期" },
  backwards: { id: "orderFilters.backwards", defaultMessage: "结束日期不能早于开始日期" },
});

/** Time filters. */
export const periodMessages = defineMessages({
  all: { id: "orderFilters.period.all", defaultMessage: "全部时间" },
  week: { id: "orderFilters.period.week", defaultMessage: "近 7 天" },
  quarter: { id: "orderFilters.period.quarter", defaultMessage: "近 3 个月" },
  older: { id: "orderFilters.period.older", defaultMessage: "3 个月以前" },
  custom: { id: "orderFilters.period.custom", defaultMessage: "自定义时间" },
});

/** Sorts of orders. */
export const sortMessages = {
  ...defineMessages({
    all: { id: "orderFilters.sort.all", defaultMessage: "全部类型" },
    virtual: { id: "orderFilters.sort.virtual", defaultMessage: "虚拟商品" },
  }),
  grouping: kindMessages.grouping,
  seckill: kindMessages.seckill,
  points: kindMessages.points,
  preSale: kindMessages.preSale,
};
