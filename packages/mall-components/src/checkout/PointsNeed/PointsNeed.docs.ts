import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "积分兑换时的一行账：有多少、要多少、剩多少；不够就说还差多少。",
    "Points at an exchange in a line: owned, needed, left afterwards; or how many are missing.",
  ],
  instead: [
    ["checkout/PointsField", "用积分抵一部分钱", "Points that take money off"],
    ["promotion/ExchangeHead", "积分商城的头部", "For the head of the points mall"],
    ["product/Price", "商品值多少积分", "For what a product costs in points"],
  ],
  anatomy: [
    ["p > span:first-child", "可用积分", "points available"],
    ["p > span:nth-child(2)", "本次需要", "needed now"],
    ["p > span:last-child", "兑换后剩余；不够时是红色的差额", "left afterwards; what is missing, in red"],
  ],
  states: [
    ["Missing", "积分不够", "Too few"],
    ["Narrow", "手机上，很大的数", "On a phone, large numbers"],
  ],
  good: [
    [
      "Missing",
      "直接说还差 580 分，不让人自己减。",
      "It says that 580 are missing, and no one has to subtract.",
    ],
  ],
  bad: [
    [
      { needed: 0 },
      "还没选商品就放出来：需要 0 分没有意义。",
      "Shown before anything is chosen: zero needed means nothing.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "是礼貌播报区：数量一变，三个数重新读出；不够时读“还差 580 积分”。",
    "A polite live region: when the quantity changes the numbers are read again, or how many are missing.",
  ],
  layout: [
    "一行，放不下换行，占满父级；放在数量旁边或提交按钮上面，由父级决定。",
    "A line that wraps and fills its parent; its place, near the quantity or above the button, is the parent's.",
  ],
  related: ["checkout/PointsField", "promotion/ExchangeList", "checkout/SubmitBar"],
} satisfies ComponentDocs;
