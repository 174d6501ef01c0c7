import { defineMessages } from "../../messages/define-messages.ts";

/** Words of NoticeList. */
export const words = defineMessages({
  empty: { id: "noticeList.empty", defaultMessage: "暂无公告" },
  error: { id: "noticeList.error", defaultMessage: "公告加载失败" },
});

/** Names of its tabs. */
export const tabWords = defineMessages({
  tabs: { id: "noticeList.tabs", defaultMessage: "公告来源" },
  all: { id: "noticeList.tab.all", defaultMessage: "全部公告" },
  platform: { id: "noticeList.tab.platform", defaultMessage: "平台公告" },
  shop: { id: "noticeList.tab.shop", defaultMessage: "店铺公告" },
});
