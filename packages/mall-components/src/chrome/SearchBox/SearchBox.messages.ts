import { defineMessages } from "../../messages/define-messages.ts";

/** Words of SearchBox. */
export const words = defineMessages({
  label: { id: "searchBox.label", defaultMessage: "搜索商品" },
  placeholder: { id: "searchBox.placeholder", defaultMessage: "请输入商品名称或关键词" },
  history: { id: "searchBox.history", defaultMessage: "搜索历史" },
  suggestions: { id: "searchBox.suggestions", defaultMessage: "搜索建议" },
  clear: { id: "searchBox.clear", defaultMessage: "全部删除" },
  remove: { id: "searchBox.remove", defaultMessage: "删除“{word}”" },
  count: { id: "searchBox.count", defaultMessage: "{count, plural, other {有 # 个建议，用上下方向键选择}}" },
  empty: { id: "searchBox.empty", defaultMessage: "搜索内容不能为空" },
});
