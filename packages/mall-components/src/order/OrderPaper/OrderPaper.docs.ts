import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "采购存档的打印单：编号、商品行、合计、大写金额、供需双方盖章处，十行商品一张纸。只在纸上出现。",
    "An order as a purchaser files it: facts, rows, sums, the amount in words, places for both seals; ten rows on one sheet. It is on paper only.",
  ],
  instead: [
    ["order/OrderGoodsTable", "屏幕上的商品表", "For the goods on the screen"],
    ["order/OrderCard", "打印一列订单", "To print a list of orders"],
    ["quote/QuoteSheet", "打印的是报价", "For a quote"],
    ["wallet/StatementSheet", "打印的是对账单", "For a statement"],
  ],
  anatomy: [
    [
      "dl",
      "编号、时间、收货、物流；没有采购单号时留空手写",
      "numbers, times, address, parcels; a blank where there is no PO number yet",
    ],
    ["table", "商品行，无图，货号和单位齐全", "rows without pictures, with item number and unit"],
    ["table + dl", "合计，逐项列出优惠", "sums, each reduction named"],
    ["table + dl > div:last-child", "应付或实付金额，带大写", "the amount, in words too"],
    ["table + dl + div", "双方盖章、经办人、日期", "seals, signatures, dates of both"],
  ],
  states: [
    [
      "Unpaid",
      "未付款的预售单：写应付、定金、尾款和已退",
      "An unpaid pre-sale: payable, deposit, balance and what was refunded",
    ],
  ],
  good: [
    [
      "Default",
      "财务能直接入账：大写金额和章位都有。",
      "Ready to be booked: the amount in words and room for the seals.",
    ],
  ],
  bad: [
    [
      { capitals: "2156.00" },
      "大写金额不能是数字，要用服务器给的大写。",
      "The amount in words cannot be digits: take the server's.",
    ],
    [
      { seller: "", buyer: "" },
      "盖章处没有名称，看不出谁给谁。",
      "Seals without names do not say who delivers to whom.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "屏幕上隐藏，读屏读不到；屏幕上的内容由 OrderSheet 里的各部分朗读。",
    "Hidden on the screen and not read; what is read there are the parts inside of OrderSheet.",
  ],
  layout: [
    "占满纸宽，黑字无底色；盖章处不会被分页拆开。交给 OrderSheet 的 paper，由它加页头和二维码。",
    "As wide as the paper, ink without ground; the seals are never split over two sheets. Give it to OrderSheet as paper, which adds head and QR code.",
  ],
  related: ["order/OrderSheet", "order/OrderGoodsTable", "order/PriceBreakdown"],
} satisfies ComponentDocs;
