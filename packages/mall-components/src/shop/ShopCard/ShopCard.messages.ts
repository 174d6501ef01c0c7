import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ShopCard. */
export const words = defineMessages({
  enter: { id: "shopCard.enter", defaultMessage: "进入店铺" },
  search: { id: "shopCard.search", defaultMessage: "搜索店内商品" },
});
