import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "一笔付款包含哪些订单。只有一单时只写单号；几单时各写金额，状态不同再各写状态。",
    "Which orders a payment is for. One alone says its number; several say what each costs, and their states where these differ.",
  ],
  instead: [
    ["order/OrderCard", "要看商品和动作", "To show goods and acts"],
    ["order/OrderList", "一页订单", "For a page of orders"],
    ["order/PriceBreakdown", "要看金额怎么来", "To show how an amount comes about"],
  ],
  anatomyStory: "Several",
  anatomy: [
    ["ul > li:first-child a[href]", "订单号，去订单详情", "order number, to its page"],
    ["ul > li:first-child button", "复制订单号", "copies the number"],
    [
      "ul > li:first-child > span:last-child",
      "这一单的金额，几单时才有",
      "what it costs, where there are several",
    ],
    ["ul > li:last-child", "优惠，零不写", "what is taken off, unless zero"],
  ],
  states: [
    ["Several", "几单一起付，带优惠", "Several, with a reduction"],
    ["SomeCanceled", "其中一单已取消：各写状态", "One is canceled: each says its state"],
    ["Narrow", "手机上每单一行", "On a phone, a line each"],
  ],
  good: [["SomeCanceled", "状态不一样时，每单自己说。", "Where they differ, each says its own state."]],
  bad: [
    [
      { orders: [], discount: "150.00" },
      "没有订单却写优惠：不知道优惠的是哪一单。",
      "A reduction without orders: of what?",
    ],
  ],
  keyboard: [...keys.link, ["Enter / Space", "复制订单号", "copies the number"]],
  speech: [
    "列表读出条数；复制按钮读“复制订单号 202611210900001”，优惠读作负数。",
    "A list with its number of rows; the copy button says “Copy order number 202611210900001”, a reduction is read as negative.",
  ],
  layout: [
    "一行小字，放不下时按单换行；对齐跟随父级，居中的页面里也居中。",
    "A line of small words that wraps by order; its alignment is its parent's, so that it is centred on a centred page.",
  ],
  related: ["payment/CashierHead", "payment/PayResult", "payment/QrPayPanel", "order/OrderStatusTag"],
} satisfies ComponentDocs;
