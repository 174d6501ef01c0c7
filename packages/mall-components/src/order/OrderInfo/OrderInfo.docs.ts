import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "订单的编号、时间、付款、发票、留言，只写已经有的。企业订单还有采购单号、成本中心、项目和下单人。",
    "Numbers, times, payment, invoice and message of an order, only what is known. An enterprise's order also has PO number, cost centre, project and who ordered.",
  ],
  instead: [
    ["order/OrderSteps", "要看走到哪一步", "To see how far the order is"],
    ["order/OrderAddress", "寄给谁、怎么送", "For who it goes to and how"],
    ["after-sale/RefundInfo", "一笔退款的信息", "For the facts of a refund"],
    ["ui/DescriptionList", "与订单无关的名称和值", "For names and values that are of no order"],
  ],
  anatomyStory: "Whole",
  anatomy: [
    ["h3", "标题“订单信息”", "heading “Order details”"],
    [
      "section button",
      "复制订单号；支付单号也可以复制",
      "copies the order number; the payment number can be copied, too",
    ],
    ["summary", "采购单号，原地修改", "PO number, changed in its place"],
    ["dl > div:last-child", "店铺要求填写的内容，在最后", "fields that the shop asked for, at the end"],
    ["dl a[href]", "发票状态，点开看发票", "state of the invoice, a link to it"],
  ],
  states: [
    ["Whole", "秒杀订单，全部都有", "A flash-sale order that has all of them"],
    ["Canceled", "已取消：采购单号不能再改", "Canceled: its PO number is fixed"],
    ["Narrow", "手机上一栏", "On a phone, one column"],
  ],
  good: [
    ["Whole", "两个编号都能复制，查账不用手抄。", "Both numbers can be copied, so that no one types them."],
  ],
  bad: [
    [
      { createdAt: "2026-11-21T09:48:12+08:00" },
      "时间是机器的写法：传要显示的文字。",
      "The time as machines write it: give the text to show.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "区域名“订单信息”，名称和值成对读出；复制后读“已复制”。",
    "A region “Order details” of names and values; after copying it says “Copied”.",
  ],
  layout: [
    "宽屏两栏，手机一栏；占满父级，底色和内边距由父级的 Surface 决定。复制按钮打印时不出现。",
    "Two columns on wide screens, one on a phone; fills its parent, whose Surface gives ground and padding. The copy buttons are not printed.",
  ],
  related: ["order/OrderAddress", "order/PoNumber", "order/OrderSteps", "invoice/InvoiceStatePanel"],
} satisfies ComponentDocs;
