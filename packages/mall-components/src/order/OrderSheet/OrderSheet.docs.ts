import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "订单详情页的外框：右上角打印按钮；打印时换成 OrderPaper，每张纸都有单号、店铺和二维码。",
    "The frame of an order's page with its print button; on paper OrderPaper takes the place of the page, and each sheet has number, shop and QR code.",
  ],
  instead: [
    ["order/OrderPaper", "只要打印单的内容", "For the content of the printed order alone"],
    ["quote/QuoteSheet", "报价单", "For a quote"],
    ["ui/Surface", "不打印的普通卡片", "For a card that is not printed"],
  ],
  anatomy: [
    ["div[data-print=hide] > button", "打印，打开浏览器的打印窗口", "prints, by the browser's own dialog"],
    [
      "div[data-print=hide] + div[data-print=hide]",
      "页面内容，只在屏幕上",
      "the page's parts, on the screen only",
    ],
  ],
  states: [["Default", "放进状态、地址、信息、商品和金额", "With state, address, facts, goods and amounts"]],
  good: [
    [
      "Default",
      "屏幕上照常，打印出来是一张规整的单据。",
      "The usual page on the screen, an orderly document on paper.",
    ],
  ],
  bad: [
    [
      "Default",
      "没给 paper：打印出来只有页头和二维码。",
      "Without paper the printed sheet has nothing but its head and QR code.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "打印按钮读“打印”；纸上的页头对读屏隐藏，不会和页面标题重复。",
    "The button says “Print”; the head for paper is hidden from screen readers, so that the title is not said twice.",
  ],
  layout: [
    "占满页面内容区，各部分之间的距离由传入的内容自己管；打印时给每张纸的页头留出空位。",
    "Fills the page's content; the distance between parts is theirs. On paper it keeps room for the head of each sheet.",
  ],
  related: ["order/OrderPaper", "order/OrderStatePanel", "order/OrderGoodsTable", "order/OrderAmounts"],
} satisfies ComponentDocs;
