import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "店铺首页上一条醒目的倒计时：什么活动、还剩多久，可带一个“去逛逛”。时间按服务器的钟走。",
    "A loud strip on a shop's home: which activity, how long it lasts, and a way to it. It counts by the server's clock.",
  ],
  instead: [
    ["parts/Countdown", "只要时间，放在别的内容里", "The time alone, inside of other content"],
    [
      "promotion/FlashSaleBar",
      "商品页上的秒杀价和倒计时",
      "A flash sale's price and time on a product's page",
    ],
    ["decoration/BlockNotice", "没有结束时间的消息", "News that has no end"],
  ],
  anatomyStory: "Leads",
  anatomy: [
    ["strong", "标题：什么活动、距什么时候", "title: which activity, and what the time runs to"],
    ["[role=timer]", "剩余时间：天、时、分、秒", "time left: days, hours, minutes, seconds"],
    ["a[href]", "去活动页，可省；结束时消失", "to the activity, optional; goes at the end"],
  ],
  states: [
    ["Leads", "带“去逛逛”", "With a link"],
    ["Over", "已结束：只剩结束语", "Over: the closing words alone"],
    ["LongChineseText", "标题很长：折行，时间移到下面", "A long title breaks; the time moves below"],
    ["Narrow", "手机上：居中，放不下就换行", "On a phone: centred, wrapping"],
  ],
  good: [
    [
      { title: "满减活动 距结束", href: "/coupons" },
      "标题说出是什么结束，链接带人去那里。",
      "The title says what ends, and the link leads there.",
    ],
  ],
  bad: [
    [{ title: "距结束" }, "什么结束？时间前面要有活动名。", "What ends? Name the activity before the time."],
    [
      { title: "限时抢购倒计时", endsAt: 0, endText: "" },
      "活动早已结束还留着：请把模块从装修里去掉。",
      "Long over and still there: take the block out of the decoration.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "先读标题，再读“1天02小时03分”，秒不读；归零时读一次结束语。链接读“去逛逛”加标题。",
    "The title, then days, hours and minutes, never seconds; at zero the closing words once. The link says its words with the title.",
  ],
  layout: [
    "自己是一条促销色的横条，内容居中、放不下就换行，占满父级宽度。",
    "A strip on the sale ground that fills its parent; its parts are centred and wrap when there is no room.",
  ],
  related: ["parts/Countdown", "decoration/BlockCoupons", "decoration/Decoration"],
} satisfies ComponentDocs;
