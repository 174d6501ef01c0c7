import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "按服务器的钟倒数：秒杀还剩多久、几点前付款。到点说一次“活动已结束”。",
    "Time left by the server's clock: until a flash sale ends, until an order must be paid. Says once that it is over.",
  ],
  instead: [
    ["promotion/FlashSaleBar", "商品页的秒杀条，带剩余件数", "The bar of a flash sale on a product's page"],
    ["decoration/BlockCountdown", "装修页里的倒计时", "Time left as a block of a decorated page"],
    ["ui/Text", "还有好多天：写日期就够", "It is many days off: write the date"],
    ["ui/ProgressBar", "在等完成多少，不是等时间", "How much is done, not how much time is left"],
  ],
  anatomyStory: "Plain",
  anatomy: [
    ["[role=timer] > span:first-child", "前面的字（label），可省", "words before it (label), optional"],
    [
      "[role=timer] > span:last-child",
      "时、分、秒，超过一天前面加天",
      "hours, minutes, seconds; days before them",
    ],
  ],
  states: [
    ["Days", "超过一天", "More than a day"],
    ["Plain", "一行文字里，没有底色", "Within a line of words, without boxes"],
    ["OnSaleGround", "在红底上", "On a sale-coloured ground"],
    ["EndsSoon", "两秒后结束：换成“活动已结束”", "Over in two seconds, then it says so"],
    ["Over", "已经结束", "Over"],
  ],
  good: [
    [
      { label: "距结束", consequence: "结束后恢复原价" },
      "前面说等什么，读屏还听得到后果。",
      "It says what is waited for, and a screen reader what follows.",
    ],
  ],
  bad: [
    [
      { now: 0, endsAt: 7_776_000_000, label: "距结束" },
      "还有三个月也逐秒跳：写截止日期。",
      "Three months off and ticking by seconds: write the date.",
    ],
    [
      { tone: "inverse" },
      "浅底上用 inverse：白框和白冒号看不见。",
      "inverse on a light ground: its white boxes and colons cannot be seen.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "读“距结束0天1小时02分”和后果，不逐秒读；结束时读一次“活动已结束”。",
    "Days, hours and minutes with what follows, never second by second; at the end once that it is over.",
  ],
  layout: [
    "是一行里的一段，数字等宽，跳动时宽度不变；周围的间距由父级决定。一页上所有倒计时共用一个定时器。",
    "Part of a line, its digits of one width so that nothing moves; the space around is its parent's. All of a page share one timer.",
  ],
  related: [
    "promotion/FlashSaleBar",
    "promotion/PreSaleBar",
    "decoration/BlockCountdown",
    "payment/CashierHead",
  ],
} satisfies ComponentDocs;
