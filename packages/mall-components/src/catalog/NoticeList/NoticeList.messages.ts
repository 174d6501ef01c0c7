import { defineMessages } from "../../messages/define-messages.ts";

/** Words of NoticeList. */
export const words = defineMessages({
  empty: { id: "noticeList.empty", defaultMessage: "暂无公告" },
  pinned: { id: "noticeList.pinned", defaultMessage: "置顶" },
  loading: { id: "noticeList.loading", defaultMessage: "加载中" },
});
