import { defineMessages } from "../../messages/define-messages.ts";

/** Words of NotFoundPage. */
export const words = defineMessages({
  text: { id: "notFoundPage.text", defaultMessage: "抱歉，没有相关商品" },
  back: { id: "notFoundPage.back", defaultMessage: "返回" },
});
