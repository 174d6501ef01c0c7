import { defineMessages } from "../../messages/define-messages.ts";

export const messages = defineMessages({
  navigation: { id: "listPager.navigation", defaultMessage: "分页" },
  page: { id: "listPager.page", defaultMessage: "第 {page} 页" },
  jump: { id: "listPager.jump", defaultMessage: "跳至页码" },
  beyond: { id: "listPager.beyond", defaultMessage: "没有第 {page} 页" },
  count: { id: "listPager.count", defaultMessage: "共 {pageCount} 页" },
  toFirst: { id: "listPager.toFirst", defaultMessage: "回到第 1 页" },
  go: { id: "listPager.go", defaultMessage: "确定" },
});
