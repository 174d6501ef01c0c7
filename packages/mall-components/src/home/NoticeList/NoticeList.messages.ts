import { defineMessages } from "../../messages/define-messages.ts";

/** Words of NoticeList. */
export const words = defineMessages({
  empty: { id: "noticeList.empty", defaultMessage: "暂无公告" },
  error: { id: "noticeList.error", defaultMessage: "公告加载失败" },
});
