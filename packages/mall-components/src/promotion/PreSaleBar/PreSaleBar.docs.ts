import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "定金预售商品价格上方的一条：现在是哪个阶段、还有多久。",
    "The bar over the price of goods that are sold for a deposit: the phase they are in, and its clock.",
  ],
  instead: [
    ["promotion/FlashSaleBar", "秒杀，有场次和剩余件数", "A flash sale, with round and pieces left"],
    [
      "promotion/PreSalePlan",
      "要列出定金、尾款、发货的金额和日期",
      "Deposit, balance and dispatch with amounts and dates",
    ],
    ["parts/Countdown", "只要一个倒计时", "A clock alone"],
  ],
  anatomy: [
    ["b", "图标和“定金预售”", "icon and the words for pre-sale"],
    ["b + span", "阶段：正在付定金、定金支付已结束……", "the phase, e.g. deposits are open"],
    ["[role=timer]", "到本阶段结束的倒计时", "clock to the end of the phase"],
  ],
  states: [
    ["Coming", "定金未开始", "Deposits not open yet"],
    ["Between", "定金已截止，等尾款", "Deposits over, the balance to come"],
    ["Balance", "正在付尾款", "Balances are open"],
    ["Over", "预售已结束：没有倒计时", "Over: no clock"],
    ["Narrow", "手机上换行", "On a phone it wraps"],
  ],
  good: [
    [
      "Between",
      "两个付款期之间也给倒计时，人知道何时回来付。",
      "Between the two payments there is a clock, too: people know when to come back.",
    ],
  ],
  bad: [
    [
      "Over",
      "预售结束还一直挂着：撤下它，换回普通价格。",
      "The pre-sale is over and the bar still there: take it away and show the ordinary price.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "读“定金预售”、阶段，再读倒计时“距定金截止 2天02小时00分”；到点不出声，由页面刷新后的新阶段说明。",
    "The words for pre-sale, the phase, then the clock to the minute; at zero it is silent, since the next phase says what is now.",
  ],
  layout: [
    "一行三项，两端对齐，可换行；底色、内边距由 PriceBlock 的 activity 提供。阶段由服务器时间算出；onEdge 时页面重新读 now。",
    "Three things on a line, wrapping; ground and padding come from PriceBlock, whose `activity` it is. The phase follows the server's now; at onEdge the page asks for it again.",
  ],
  related: ["promotion/PreSalePlan", "product/PriceBlock", "parts/Countdown", "checkout/DepositTerms"],
} satisfies ComponentDocs;
