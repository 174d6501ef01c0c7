import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "退款详情里的事实：商品、编号、金额、原因、说明；要寄回时还有退货地址和物流。",
    "The facts of a refund: goods, numbers, amount, reason, explanation; and where the goods are sent, with the parcel.",
  ],
  instead: [
    ["after-sale/RefundStatePanel", "现在到哪一步、该做什么", "For how far it is and what to do"],
    ["after-sale/RefundTrail", "双方做过什么", "For what both sides did"],
    ["order/OrderInfo", "订单的信息", "For the facts of an order"],
  ],
  anatomyStory: "ToSendBack",
  anatomy: [
    ["h2", "标题“退款信息”", "heading “Refund details”"],
    ["section > ul", "退的商品和件数", "the goods, with their pieces"],
    ["dl", "编号、商家、时间、金额、原因", "numbers, shop, time, amount, reason"],
    ["dl a[href]", "订单号，回到订单", "order number, back to the order"],
    ["dl button", "复制退货地址", "copies where the goods are sent"],
  ],
  states: [
    [
      "ToSendBack",
      "要寄回：有退货地址、物流、运费和积分",
      "To send back: address, parcel, freight and points",
    ],
    ["LongChineseText", "说明很长", "A long explanation"],
    ["Narrow", "手机上一栏", "On a phone, one column"],
  ],
  good: [
    ["ToSendBack", "退货地址能整段复制到快递单。", "The address is copied whole, for the courier's form."],
  ],
  bad: [
    [
      { reasonText: "reason_3" },
      "原因要用文字，不要把代码直接显示出来。",
      "Give the reason in words, never its code.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "区域名“退款信息”；先读商品列表，再成对读名称和值；按钮读“复制退货地址”。",
    "A region “Refund details”: the goods as a list, then names and values; the button says “Copy the address”.",
  ],
  layout: [
    "占满父级，事实宽屏两栏、手机一栏；底色由页面的 Surface 决定。",
    "Fills its parent, its facts in two columns on wide screens, one on a phone; the ground is the page's, a Surface.",
  ],
  related: [
    "after-sale/RefundStatePanel",
    "after-sale/RefundTrail",
    "product/GoodsLine",
    "ui/DescriptionList",
  ],
} satisfies ComponentDocs;
