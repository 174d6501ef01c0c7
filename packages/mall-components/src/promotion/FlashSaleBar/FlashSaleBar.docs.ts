import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "商品页价格上方的秒杀条：哪一场、还剩几件、还有多久。",
    "The bar over a price on a product's page in a flash sale: its round, how many are left, how long.",
  ],
  instead: [
    ["promotion/PreSaleBar", "付定金的预售", "Goods sold for a deposit"],
    ["promotion/FlashSaleStrip", "首页上的一场秒杀", "A round on the home page"],
    ["promotion/FlashSaleRounds", "秒杀专区的页头和场次", "The head and rounds of the flash sale's page"],
    ["parts/Countdown", "只要一个倒计时", "A clock alone"],
  ],
  anatomy: [
    ["b", "图标和场次名", "icon and name of the round"],
    ["b + span", "还剩几件，或不能抢的原因", "pieces left, or why there are none to be had"],
    [
      "[role=timer]",
      "倒计时：进行中到结束，未开始到开始",
      "clock: to the end, or to the beginning of a round to come",
    ],
  ],
  states: [
    ["Coming", "未开始：倒数到开始", "To come: runs to the beginning"],
    ["SoldOutForNow", "抢光了，还有未付款订单会释放", "All taken, some not paid for yet"],
    ["SoldOut", "真的抢光", "All gone"],
    ["Ended", "已结束：没有倒计时", "Over: no clock"],
    ["Narrow", "手机上换成两三行", "On a phone over two or three lines"],
  ],
  good: [
    [
      "SoldOutForNow",
      "说清还会释放，人才知道值得等。",
      "It says that pieces may come back, so that waiting makes sense.",
    ],
  ],
  bad: [
    [
      { left: 9999, unit: "" },
      "库存充足不必写“仅剩”，数字后面也要有单位。",
      "Plenty is not “only left”, and a number needs its unit.",
    ],
    [
      { roundName: "五金工具年终秒杀狂欢节上午十点专场（先到先得）" },
      "场次只写时间，例如“10:00 场”。",
      "A round is its time, e.g. “10:00”.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "场次、剩余件数是普通文字；倒计时是 timer，读“距结束 0天01小时02分”，不逐秒读；结束时读一次，开始时不读。",
    "Round and pieces are plain text; the clock is a timer, read to the minute and once more when the round is over, not when it begins.",
  ],
  layout: [
    "一行三项，两端对齐，放不下就换行；没有底色和内边距，由 PriceBlock 的 activity 提供。onEdge 时页面重新读价格和状态。",
    "Three things on a line with room between them, wrapping; ground and padding come from PriceBlock, whose `activity` it is. At onEdge the page asks for price and state again.",
  ],
  related: ["product/PriceBlock", "parts/Countdown", "promotion/PreSaleBar", "promotion/RemindButton"],
} satisfies ComponentDocs;
