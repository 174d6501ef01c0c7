import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ShopRow. */
export const words = defineMessages({
  title: { id: "shopRow.title", defaultMessage: "推荐店铺" },
});
