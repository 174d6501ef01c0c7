import { defineMessages } from "../../messages/define-messages.ts";

export const messages = defineMessages({
  navigation: { id: "listPager.navigation", defaultMessage: "分页" },
  page: { id: "listPager.page", defaultMessage: "第 {page} 页" },
  jump: { id: "listPager.jump", defaultMessage: "跳至页码" },
  go: { id: "listPager.go", defaultMessage: "确定" },
});
