import { defineMessages } from "./define-messages.ts";

/** Words around a list: its pages, filters and states. */
export const listWords = defineMessages({
  loading: { id: "list.loading", defaultMessage: "加载中" },
  failed: { id: "list.failed", defaultMessage: "加载失败" },
  checkNetwork: { id: "list.checkNetwork", defaultMessage: "请检查网络后重试" },
  previous: { id: "list.previous", defaultMessage: "上一页" },
  next: { id: "list.next", defaultMessage: "下一页" },
  all: { id: "list.all", defaultMessage: "全部" },
  clearFilters: { id: "list.clearFilters", defaultMessage: "清除筛选" },
  showMore: { id: "list.showMore", defaultMessage: "查看更多" },
  browse: { id: "list.browse", defaultMessage: "去逛逛" },
  unread: { id: "list.unread", defaultMessage: "未读" },
  pinned: { id: "list.pinned", defaultMessage: "置顶" },
});
