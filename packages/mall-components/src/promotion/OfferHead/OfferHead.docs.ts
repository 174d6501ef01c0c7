import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "一个活动的页头：叫什么、减多少、到什么时候、哪家店的。",
    "The head of an offer's page: its name, what it gives, how long, and whose it is.",
  ],
  instead: [
    ["coupon/CouponTicket", "要领取才能用的券", "A coupon that has to be claimed"],
    ["promotion/FlashSaleRounds", "按场次的秒杀", "A flash sale in rounds"],
    ["promotion/GroupBuyHead", "拼团专区", "Group buying"],
    ["chrome/PageTitle", "没有活动的页面", "A page without an offer"],
  ],
  anatomyStory: "WithItsClock",
  anatomy: [
    ["header > div > span:first-child", "活动类型：满减、限时优惠", "kind of the offer"],
    ["h1", "活动名，一级标题", "name of the offer, the page's first heading"],
    ["header > div > span:last-child", "倒计时或状态，靠右", "its clock or state, at the end"],
    ["ul", "规则，一档一格", "what it gives, one step in each box"],
    ["p > span:first-child", "活动时间", "from when to when"],
    ["p a", "店铺；全平台的活动没有", "the shop; none for the whole mall"],
  ],
  states: [
    ["WithItsClock", "带倒计时", "With its clock"],
    ["LimitedTime", "全平台、没有阶梯规则", "Of the whole mall, without steps"],
    ["Over", "已结束：颜色退后，写出状态", "Over: its colours step back, its state in words"],
    ["Narrow", "手机上：规则换行，状态跟在名称后", "On a phone: rules wrap, the state follows the name"],
  ],
  good: [
    [
      "WithItsClock",
      "规则一档一格，和倒计时一起，一眼看完。",
      "One box for each step, with the clock: seen at a glance.",
    ],
    ["Over", "结束了不撤页，说清状态。", "It is over: the page stays and says so."],
  ],
  bad: [
    [
      { rules: ["活动期间购买本店指定商品累计满三百元即可享受立减三十元的优惠，不与其他优惠同享"] },
      "规则写短：“满300减30”；细则放商品页。",
      "Keep rules short, such as 30 off 300; the small print is elsewhere.",
    ],
    [
      { isQuiet: true },
      "颜色退后却不说原因：children 里写“已结束”或“未开始”。",
      "Quiet without a reason: say “ended” or “not started” in its children.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "先读类型和一级标题，再读“优惠规则”列表、活动时间和店铺链接；倒计时按 Countdown 的规则读。",
    "The kind and the first heading, then the list of rules, the period and the shop's link; a clock is read as Countdown reads it.",
  ],
  layout: [
    "自己有白底、促销色顶边、内边距；状态在宽屏靠右。一页一个，占满页框，下面接商品列表或 CartTowards。",
    "Its own: ground, a top edge in the colour of the sale, padding; the state is at the end in a wide window. One a page, as wide as the frame, over a list or a CartTowards.",
  ],
  related: ["cart/CartTowards", "parts/Countdown", "list/ProductGrid", "ui/Tag"],
} satisfies ComponentDocs;
