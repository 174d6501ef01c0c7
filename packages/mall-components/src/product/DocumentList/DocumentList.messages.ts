import { defineMessages } from "../../messages/define-messages.ts";

/** Words of DocumentList. */
export const words = defineMessages({
  none: { id: "documentList.none", defaultMessage: "暂无可下载的资料" },
  fresh: { id: "documentList.fresh", defaultMessage: "按当前资料生成" },
  download: { id: "documentList.download", defaultMessage: "下载" },
  downloadNamed: { id: "documentList.downloadNamed", defaultMessage: "下载：{name}" },
});
