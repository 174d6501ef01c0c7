import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ProductFeed. */
export const words = defineMessages({
  title: { id: "productFeed.title", defaultMessage: "为你推荐" },
  shown: { id: "productFeed.shown", defaultMessage: "已显示 {shown} 件，共 {total} 件" },
  allShown: { id: "productFeed.allShown", defaultMessage: "共 {total} 件，已全部显示" },
});
