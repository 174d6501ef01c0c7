import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "整单不能退款时代替申请表：说明原因，带人回到订单。",
    "In place of the refund form where nothing of an order can be refunded: why, and the way back to it.",
  ],
  instead: [
    [
      "after-sale/RefundChoice",
      "只有部分商品不能退：在那一行写原因",
      "Some goods can be refunded: each line says why it cannot",
    ],
    ["after-sale/RefundStatePanel", "已有退款，看它到哪一步", "A refund is running: to see how far it is"],
    ["ui/EmptyState", "与退款无关的空页面", "For an empty page that is no refund's"],
  ],
  anatomy: [
    ["svg", "退货图标，装饰", "a return, for the eye only"],
    ["p", "标题“当前订单不能申请退款”", "title “This order cannot be refunded”"],
    ["p + div", "原因，由服务器给", "the reason, by the server"],
    ["a[href]", "查看订单", "to the order"],
  ],
  states: [["Narrow", "手机上，原因很长", "On a phone, with a long reason"]],
  good: [["Default", "一句原因，一个出路。", "One reason and one way on."]],
  bad: [
    [
      { why: "操作失败" },
      "没说为什么不能退：把服务器的原因原样写出来。",
      "It does not say why: give the server's reason as it is.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "依次读标题、原因和链接“查看订单”；图标不读。",
    "Title, reason, then the link “View order”; the icon is not read.",
  ],
  layout: [
    "内容居中，占满父级；直接放在页面的 Surface 里，代替整个表单。",
    "Centred in its parent; put it into the page's Surface in place of the whole form.",
  ],
  related: ["after-sale/RefundChoice", "after-sale/RefundForm", "ui/EmptyState"],
} satisfies ComponentDocs;
