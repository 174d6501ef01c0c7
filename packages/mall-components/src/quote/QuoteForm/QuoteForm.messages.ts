import { defineMessages } from "../../messages/define-messages.ts";

/** Words of QuoteForm. */
export const words = defineMessages({
  title: { id: "quoteForm.title", defaultMessage: "还价" },
  note: { id: "quoteForm.note", defaultMessage: "说明" },
  noteHint: { id: "quoteForm.noteHint", defaultMessage: "如用途、年用量、包装或付款要求" },
  optional: { id: "quoteForm.optional", defaultMessage: "可不填" },
  until: { id: "quoteForm.until", defaultMessage: "可选，最晚 {day}" },
  next: { id: "quoteForm.next", defaultMessage: "满{count, number}{unit}单价 ¥{amount}" },
  offered: { id: "quoteForm.offered", defaultMessage: "商家报价 ¥{amount}" },
  leftOut: { id: "quoteForm.leftOut", defaultMessage: "以下商品不支持询价，已略去：{names}" },
  asksLeft: { id: "quoteForm.asksLeft", defaultMessage: "该询价单还可询价 {count, number} 次" },
  none: { id: "quoteForm.none", defaultMessage: "没有可询价的商品，请返回重新选择。" },
  submit: { id: "quoteForm.submit", defaultMessage: "提交询价" },
  again: { id: "quoteForm.again", defaultMessage: "提交还价" },
  pending: { id: "quoteForm.pending", defaultMessage: "正在提交" },
});
