import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "订单详情底部的金额：怎么算出来，付款后再写用什么付的。",
    "The amounts at the foot of an order's page: how they come about and, once paid, by what.",
  ],
  instead: [
    [
      "order/PriceBreakdown",
      "只要金额明细，不需要区域名和支付方式",
      "For the sums alone, without region and pay method",
    ],
    ["order/OrderCard", "订单列表里的一个订单", "For an order in a list"],
    ["payment/CashierHead", "收银台上要付多少", "For what is to pay at the cashier"],
  ],
  anatomyStory: "Paid",
  anatomy: [
    ["dl > div:first-child", "商品总额和件数", "goods, with their pieces"],
    ["dl > div:last-child", "合计：上面有线，价格最大", "the sum: below a line, the largest price"],
    ["section > p", "支付方式，付款后才有", "how it was paid, once it is"],
  ],
  states: [
    ["Paid", "已付款：写“实付金额”和支付方式", "Paid: says “Amount paid” and the method"],
    ["Narrow", "手机上占满一行", "On a phone, as wide as its line"],
  ],
  good: [["Paid", "付款后改称“实付金额”，并写明支付方式。", "Once paid it says “Amount paid”, and how."]],
  bad: [
    [
      { payMethodText: "微信支付" },
      "写着“应付金额”，又说用微信付了：isPaid 要一起给。",
      "“Amount payable” and yet a pay method: give isPaid with it.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "区域名“订单金额”；逐行读名称和金额，最后一行读支付方式。",
    "A region “Order amount”; each line is read as name and sum, the pay method last.",
  ],
  layout: [
    "内容靠右，最宽约一个半侧栏，手机上占满；上下距离由父级决定。",
    "At the end of its line, about one and a half sidebars wide, all of it on a phone; the distance above and below is the parent's.",
  ],
  related: ["order/PriceBreakdown", "order/OrderGoodsTable", "product/Price"],
} satisfies ComponentDocs;
