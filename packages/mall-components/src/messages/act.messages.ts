import { defineMessages } from "./define-messages.ts";

/** What a press does, on whatever it is. */
export const actWords = defineMessages({
  close: { id: "act.close", defaultMessage: "关闭" },
  cancel: { id: "act.cancel", defaultMessage: "取消" },
  delete: { id: "act.delete", defaultMessage: "删除" },
  deleteNamed: { id: "act.deleteNamed", defaultMessage: "删除“{title}”" },
  edit: { id: "act.edit", defaultMessage: "编辑" },
  save: { id: "act.save", defaultMessage: "保存" },
  saving: { id: "act.saving", defaultMessage: "正在保存" },
  retry: { id: "act.retry", defaultMessage: "重试" },
  copyLink: { id: "act.copyLink", defaultMessage: "复制链接" },
  copyFailed: { id: "act.copyFailed", defaultMessage: "复制失败，请手动复制" },
  copied: { id: "act.copied", defaultMessage: "已复制" },
  zoomIn: { id: "act.zoomIn", defaultMessage: "放大" },
  zoomOut: { id: "act.zoomOut", defaultMessage: "缩小" },
  more: { id: "act.more", defaultMessage: "更多" },
  less: { id: "act.less", defaultMessage: "收起" },
  fewer: { id: "act.fewer", defaultMessage: "收起" },
  apply: { id: "act.apply", defaultMessage: "确定" },
  print: { id: "act.print", defaultMessage: "打印" },
  home: { id: "act.home", defaultMessage: "返回首页" },
  top: { id: "act.top", defaultMessage: "返回顶部" },
  decrease: { id: "act.decrease", defaultMessage: "减少" },
  increase: { id: "act.increase", defaultMessage: "增加" },
});
