import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "要付的钱怎么来：商品、运费、逐项优惠、合计；预售再写定金和尾款，退过款再写已退。金额都由服务器给。",
    "How the amount comes about: goods, freight, each reduction, the sum; a pre-sale also has deposit and balance, and a refund what was refunded. All sums are the server's.",
  ],
  instead: [
    ["order/OrderAmounts", "订单详情底部，还要写支付方式", "For the foot of an order, with its pay method"],
    ["product/Price", "只有一个价格", "For one price"],
    ["checkout/SubmitBar", "结算底部，只要应付和提交", "For the foot of the checkout: payable and submit"],
  ],
  anatomyStory: "EveryStep",
  anatomy: [
    ["dl > div:first-child", "商品总额，可写件数", "goods, with their pieces"],
    ["dl > div:nth-child(2)", "运费，零也写", "freight, also when zero"],
    [
      "dl > div:nth-child(3)",
      "优惠：减号和价格色；没有的不出现",
      "a reduction: minus and price colour; those of zero are left out",
    ],
    ["dl > div:last-child", "合计，含税，最大", "the sum, tax included, the largest"],
  ],
  states: [
    ["EveryStep", "各种优惠都有", "With reductions of all kinds"],
    ["Paid", "已付：写“实付金额”", "Paid: “Amount paid”"],
    ["PreSale", "预售：其中定金、尾款", "Pre-sale: deposit and balance included"],
    ["Refunded", "退过款", "Some was refunded"],
    ["PointsAndMoney", "积分加钱", "Points and money"],
    ["Pending", "重新计算中：变淡", "Being recalculated: faded"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    ["EveryStep", "每一项都列出，人能自己加一遍。", "Each step is listed, so that the sum can be checked."],
  ],
  bad: [
    [
      { amounts: { goods: "2314.00", freight: "12.00", payable: "2156.00" } },
      "漏了优惠：上面加起来不等于合计。",
      "Reductions are missing: the lines do not add up to the sum.",
    ],
    [{ total: "paid" }, "还没付款就写“实付金额”。", "It says “Amount paid” before anything was paid."],
  ],
  keyboard: keys.none,
  speech: [
    "名称和金额成对读出，优惠读作负数；重新计算时标为忙碌。",
    "Each name is read with its sum, a reduction as a negative one; while it is recalculated it is busy.",
  ],
  layout: [
    "靠右，最宽约一个半侧栏，窄处占满；名称在左、金额右对齐。上下距离由父级决定。",
    "At the end of its line, about one and a half sidebars wide, less where there is no room; names at the start, sums at the end. The distance around is the parent's.",
  ],
  related: ["order/OrderAmounts", "product/Price", "checkout/CheckoutShopGroup", "cart/CartBar"],
} satisfies ComponentDocs;
