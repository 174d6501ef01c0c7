import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ExchangeFilters. */
export const words = {
  kinds: defineMessages({
    label: { id: "exchangeFilters.kinds", defaultMessage: "兑换方式" },
    all: { id: "exchangeFilters.kind.all", defaultMessage: "全部商品" },
    points: { id: "exchangeFilters.kind.points", defaultMessage: "纯积分" },
    mixed: { id: "exchangeFilters.kind.mixed", defaultMessage: "积分+现金" },
    affordable: { id: "exchangeFilters.kind.affordable", defaultMessage: "我能兑换" },
  }),
  sorts: defineMessages({
    label: { id: "exchangeFilters.sorts", defaultMessage: "兑换商品排序" },
    redeemed: { id: "exchangeFilters.sort.redeemed", defaultMessage: "兑换最多" },
    points: { id: "exchangeFilters.sort.points", defaultMessage: "积分从低到高" },
    newest: { id: "exchangeFilters.sort.newest", defaultMessage: "最近上架" },
  }),
  ...defineMessages({
    categories: { id: "exchangeFilters.categories", defaultMessage: "兑换商品分类" },
    every: { id: "exchangeFilters.every", defaultMessage: "全部分类" },
    total: { id: "exchangeFilters.total", defaultMessage: "共 {count, number} 件可兑换商品" },
  }),
};
