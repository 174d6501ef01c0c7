import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ShopHead. */
export const words = defineMessages({
  label: { id: "shopHead.label", defaultMessage: "店铺页面" },
  home: { id: "shopHead.home", defaultMessage: "店铺首页" },
  goods: { id: "shopHead.goods", defaultMessage: "全部商品" },
  facts: { id: "shopHead.facts", defaultMessage: "店铺信息" },
  search: { id: "shopHead.search", defaultMessage: "搜索本店商品" },
  placeholder: { id: "shopHead.placeholder", defaultMessage: "搜本店" },
  phone: { id: "shopHead.phone", defaultMessage: "电话 {phone}" },
});
