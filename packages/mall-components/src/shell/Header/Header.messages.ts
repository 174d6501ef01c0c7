import { defineMessages } from "../../messages/define-messages.ts";

/** Words of Header. */
export const words = defineMessages({
  nav: { id: "header.nav", defaultMessage: "商城导航" },
  home: { id: "header.home", defaultMessage: "首页" },
  list: { id: "header.list", defaultMessage: "商品列表" },
});
