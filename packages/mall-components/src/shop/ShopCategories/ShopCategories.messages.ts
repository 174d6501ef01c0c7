import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ShopCategories. */
export const words = defineMessages({
  label: { id: "shopCategories.label", defaultMessage: "店铺分类" },
  all: { id: "shopCategories.all", defaultMessage: "本店全部商品" },
});
