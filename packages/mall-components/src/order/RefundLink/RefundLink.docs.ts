import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "订单某一行的退款到了哪一步，点进去看退款详情。",
    "How far the refund of one line is, as a link to it.",
  ],
  instead: [
    ["order/OrderStatusTag", "整个订单的状态", "For the state of the whole order"],
    ["after-sale/RefundList", "列出全部退款", "To list all refunds"],
    ["ui/Link", "去别的页面", "To lead to another page"],
  ],
  anatomy: [["a[href]", "退款状态名，就是链接", "the refund's state, which is the link"]],
  states: [
    ["Succeeded", "退款成功", "Refunded"],
    ["Unknown", "不认识的状态：写“查看退款”", "A state it does not know: “View refund”"],
  ],
  good: [["Default", "状态和入口合成一个，不多占一行。", "State and way in one, without another line."]],
  bad: [
    [
      "Unknown",
      "没有退款的商品也放一个：点进去什么都没有。",
      "On a line without a refund: the link leads to nothing.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "读“待商家审核：商品名，链接”：离开商品行单独读，也知道是哪件商品。",
    "“Awaiting the shop: product's name, link”, so that it is understood apart from its line, too.",
  ],
  layout: [
    "一段行内文字；放在商品名下面或表格最后一格，位置由父级决定。",
    "Words in a line; its place, below the product's name or in the last cell, is the parent's.",
  ],
  related: ["order/OrderGoodsTable", "order/OrderCard", "after-sale/RefundStatePanel"],
} satisfies ComponentDocs;
