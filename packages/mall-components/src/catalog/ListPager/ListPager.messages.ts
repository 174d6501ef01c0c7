import { defineMessages } from "../../messages/define-messages.ts";

export const messages = defineMessages({
  navigation: { id: "listPager.navigation", defaultMessage: "分页" },
  previous: { id: "listPager.previous", defaultMessage: "上一页" },
  next: { id: "listPager.next", defaultMessage: "下一页" },
  page: { id: "listPager.page", defaultMessage: "第 {page} 页" },
  jump: { id: "listPager.jump", defaultMessage: "跳至页码" },
  go: { id: "listPager.go", defaultMessage: "确定" },
});
