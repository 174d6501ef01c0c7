import { defineMessages } from "../../messages/define-messages.ts";

/** Words of SavedGoodsSearch. */
export const words = defineMessages({
  label: { id: "savedGoodsSearch.label", defaultMessage: "搜索收藏的商品" },
  placeholder: { id: "savedGoodsSearch.placeholder", defaultMessage: "商品名称" },
  boughtLabel: { id: "savedGoodsSearch.boughtLabel", defaultMessage: "搜索购买记录" },
  boughtPlaceholder: { id: "savedGoodsSearch.boughtPlaceholder", defaultMessage: "商品名称或货号" },
});
