import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ListEmpty. */
export const words = defineMessages({
  noResults: { id: "listEmpty.noResults", defaultMessage: "没有找到相关商品" },
  noResultsFor: { id: "listEmpty.noResultsFor", defaultMessage: "没有找到与“{keyword}”相关的商品" },
  noResultsText: {
    id: "listEmpty.noResultsText",
    defaultMessage: "请检查关键词是否有错字，或换一个更短的说法。",
  },
  filtered: { id: "listEmpty.filtered", defaultMessage: "没有符合筛选条件的商品" },
  filteredText: { id: "listEmpty.filteredText", defaultMessage: "放宽或清空筛选条件后再看看。" },
  closed: { id: "listEmpty.closed", defaultMessage: "当前店铺已暂停营业，无法查看" },
  closedText: { id: "listEmpty.closedText", defaultMessage: "店铺恢复营业后即可浏览和下单。" },
  offline: { id: "listEmpty.offline", defaultMessage: "该店铺已下线" },
  offlineText: {
    id: "listEmpty.offlineText",
    defaultMessage: "店铺已停止经营。已下的订单和售后不受影响，可在“我的订单”中查看。",
  },
  notYetOpen: { id: "listEmpty.notYetOpen", defaultMessage: "该店铺尚未营业" },
  notYetOpenText: { id: "listEmpty.notYetOpenText", defaultMessage: "店铺正在筹备，开业后即可浏览和下单。" },
  emptyCategory: { id: "listEmpty.emptyCategory", defaultMessage: "该分类下暂无商品" },
  emptyCategoryText: { id: "listEmpty.emptyCategoryText", defaultMessage: "去看看其他分类吧。" },
  noOffers: { id: "listEmpty.noOffers", defaultMessage: "暂无限时优惠" },
  noOffersText: { id: "listEmpty.noOffersText", defaultMessage: "新活动会在这里公布，商品现可原价购买。" },
  try: { id: "listEmpty.try", defaultMessage: "您可以试试：" },
  ways: { id: "listEmpty.ways", defaultMessage: "去掉一个条件" },
  without: { id: "listEmpty.without", defaultMessage: "去掉“{filter}”" },
  count: { id: "listEmpty.count", defaultMessage: "{count, number} 种商品" },
  clear: { id: "listEmpty.clear", defaultMessage: "清空筛选" },
  all: { id: "listEmpty.all", defaultMessage: "查看全部商品" },
});
