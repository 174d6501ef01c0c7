import { defineMessages } from "react-intl";

/** Words of ShopRow. */
export const words = defineMessages({
  title: { id: "shopRow.title", defaultMessage: "推荐店铺" },
});
