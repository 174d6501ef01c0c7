import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ShopCard. */
export const words = defineMessages({
  selfOperated: { id: "shopCard.selfOperated", defaultMessage: "自营" },
  closed: { id: "shopCard.closed", defaultMessage: "暂停营业" },
  rating: { id: "shopCard.rating", defaultMessage: "店铺评分" },
  products: { id: "shopCard.products", defaultMessage: "商品" },
  fans: { id: "shopCard.fans", defaultMessage: "关注" },
  enter: { id: "shopCard.enter", defaultMessage: "进入店铺" },
  favour: { id: "shopCard.favour", defaultMessage: "收藏店铺" },
  favoured: { id: "shopCard.favoured", defaultMessage: "已收藏" },
  service: { id: "shopCard.service", defaultMessage: "联系客服" },
});
