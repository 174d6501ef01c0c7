import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ShopToolbar. */
export const words = defineMessages({
  score: { id: "shopToolbar.score", defaultMessage: "评分" },
  newest: { id: "shopToolbar.newest", defaultMessage: "新店" },
  search: { id: "shopToolbar.search", defaultMessage: "搜索店铺" },
  placeholder: { id: "shopToolbar.placeholder", defaultMessage: "店铺名称或主营商品" },
  total: { id: "shopToolbar.total", defaultMessage: "共 {count} 家店铺" },
});
