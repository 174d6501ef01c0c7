import { defineMessages } from "../../messages/define-messages.ts";

/** Words of PreviewBar. */
export const words = defineMessages({
  preview: { id: "previewBar.preview", defaultMessage: "预览" },
  draft: { id: "previewBar.draft", defaultMessage: "草稿，买家看不到" },
  published: { id: "previewBar.published", defaultMessage: "已发布" },
  home: { id: "previewBar.home", defaultMessage: "查看买家看到的首页" },
});
