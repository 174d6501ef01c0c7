import { defineMessages } from "../../messages/define-messages.ts";

/** Words of TermsDocument. */
export const words = defineMessages({
  kinds: { id: "termsDocument.kinds", defaultMessage: "条款种类" },
  contents: { id: "termsDocument.contents", defaultMessage: "目录" },
  facts: { id: "termsDocument.facts", defaultMessage: "版本 {version} · {day} 起生效" },
  missing: {
    id: "termsDocument.missing",
    defaultMessage: "有 {count, number} 个店铺未找到对应的条款，已略过",
  },
  none: { id: "termsDocument.none", defaultMessage: "条款不存在" },
  noneText: {
    id: "termsDocument.noneText",
    defaultMessage: "请检查链接中的条款种类和店铺，或从页脚重新进入。",
  },
  toHome: { id: "termsDocument.toHome", defaultMessage: "返回首页" },
});
