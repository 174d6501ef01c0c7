import { defineMessages } from "../../messages/define-messages.ts";

/** Words of NotFoundPage. */
export const words = defineMessages({
  title: { id: "notFoundPage.title", defaultMessage: "页面未找到" },
  text: { id: "notFoundPage.text", defaultMessage: "抱歉，没有相关商品" },
  back: { id: "notFoundPage.back", defaultMessage: "返回" },
  home: { id: "notFoundPage.home", defaultMessage: "返回首页" },
});
