import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "秒杀专区的页头：页名、当前场的倒计时，下面是按时间排的场次。",
    "The head of the flash sale: its name, the clock of the open round, and below it all rounds by their time.",
  ],
  instead: [
    ["promotion/FlashSaleStrip", "首页上只放一场", "One round on the home page"],
    ["promotion/FlashSaleBar", "商品页价格上方", "Over the price of one product"],
    ["parts/ListTabs", "选项卡和时间无关", "The tabs have nothing to do with time"],
  ],
  anatomy: [
    ["h1", "页名，一级标题", "name of the page, its first heading"],
    ["header [role=timer]", "打开的那一场：距开始或距结束", "the open round: to its beginning or its end"],
    ["nav a[aria-current]", "当前场次，促销色", "the current round, in the colour of the sale"],
    ["nav li:last-child a", "其他场次：时间和状态", "another round: its time and state"],
    ["section > p", "付款时限的提醒", "how soon an order has to be paid"],
  ],
  states: [
    ["Coming", "打开未开始的一场：倒数到开始", "A round to come: the clock runs to its beginning"],
    ["Over", "打开已结束的一场：没有倒计时", "A round that is over: no clock"],
    ["OneRound", "今天只有一场", "One round alone"],
    ["NoRounds", "没有场次：只剩页名和提醒", "No rounds: name and note alone"],
    ["TurnsAtTheEdge", "到点自动换状态", "Its states turn by themselves"],
    ["Narrow", "手机上场次横向滚动", "On a phone the rounds scroll sideways"],
  ],
  good: [
    [
      "Coming",
      "下一场可以先看，倒计时跟着换。",
      "The next round can be seen ahead, and the clock goes with it.",
    ],
  ],
  bad: [
    [
      "Over",
      "进页面就停在已结束的一场：应先打开正在抢的，没有再开最近的。",
      "The page opens on a round that is over: open the running one, or else the next.",
    ],
    [
      {
        current: "1",
        rounds: [
          {
            id: "1",
            timeText: "2026年11月21日上午10点整",
            startsAt: 1795222800000,
            endsAt: 1795230000000,
            href: "?round=1",
          },
          {
            id: "2",
            timeText: "2026年11月21日下午2点整",
            startsAt: 1795240800000,
            endsAt: 1795248000000,
            href: "?round=2",
          },
        ],
      },
      "时间太长：当天写“10:00”，隔天写“明日 10:00”。",
      "Too long: “10:00” for today, “tomorrow 10:00” for the next day.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "一级标题后是倒计时（timer）；场次是名为“秒杀场次”的导航，每项读“10:00 已开抢”，打开的读“当前页”。",
    "The first heading, then the clock (a timer); the rounds are a navigation, each read with time and state, the open one as the current page.",
  ],
  layout: [
    "自己管渐变底、圆角和场次的等分；场次每格至少约 106 像素，放不下横向滚动。一页一个，商品列表 FlashSaleList 接在下面。onEdge 时页面重新读商品。",
    "Its own: gradient, corners, equal parts for the rounds, each at least about 106 px wide, scrolling sideways beyond that. One a page, over a FlashSaleList. At onEdge the page asks for the goods again.",
  ],
  related: ["promotion/FlashSaleList", "parts/Countdown", "promotion/FlashSaleStrip"],
} satisfies ComponentDocs;
