import { defineMessages } from "../../messages/define-messages.ts";

/** Words of NoticeArticle. */
export const words = defineMessages({
  platform: { id: "noticeArticle.platform", defaultMessage: "平台公告" },
  neighbours: { id: "noticeArticle.neighbours", defaultMessage: "上一篇与下一篇" },
  previous: { id: "noticeArticle.previous", defaultMessage: "上一篇" },
  next: { id: "noticeArticle.next", defaultMessage: "下一篇" },
  none: { id: "noticeArticle.none", defaultMessage: "没有了" },
  back: { id: "noticeArticle.back", defaultMessage: "返回公告列表" },
  missing: { id: "noticeArticle.missing", defaultMessage: "公告不存在" },
  missingHint: { id: "noticeArticle.missingHint", defaultMessage: "它可能已被撤下，看看其他公告吧" },
});
