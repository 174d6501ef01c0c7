import { defineMessages } from "../../messages/define-messages.ts";

/** Words of PageTitle. */
export const words = defineMessages({
  notFound: { id: "pageTitle.notFound", defaultMessage: "页面未找到" },
});
