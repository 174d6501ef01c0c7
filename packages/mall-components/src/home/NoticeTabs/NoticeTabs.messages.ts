import { defineMessages } from "../../messages/define-messages.ts";

/** Words of NoticeTabs. */
export const words = defineMessages({
  label: { id: "noticeTabs.label", defaultMessage: "公告来源" },
  all: { id: "noticeTabs.all", defaultMessage: "全部公告" },
  platform: { id: "noticeTabs.platform", defaultMessage: "平台公告" },
  shop: { id: "noticeTabs.shop", defaultMessage: "店铺公告" },
});
