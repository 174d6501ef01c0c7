import { defineMessages } from "react-intl";

/** Words of PageTitle. */
export const words = defineMessages({
  notFound: { id: "pageTitle.notFound", defaultMessage: "页面未找到" },
});
