import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "结算时用积分抵钱：10 的倍数，不超过本单上限，可以一次用完。抵多少由服务器算。",
    "Points against money at the checkout: multiples of 10 up to the order's maximum, or all at once. What they are worth is the server's.",
  ],
  instead: [
    ["checkout/PointsNeed", "积分兑换商品，积分是价格", "Goods that cost points"],
    ["checkout/CheckoutCoupons", "用优惠券", "To use coupons"],
    ["ui/NumberStepper", "填别的数量", "For another number"],
  ],
  anatomyStory: "Used",
  anatomy: [
    ["h2 + span", "共有多少积分", "points the buyer has"],
    ["[role=group]", "加减和输入，一步 10 分", "minus, plus and typing, ten at a time"],
    ["section > button", "全部使用，用满后停用", "uses all, off when they are"],
    ["section > button + span", "规则：倍数和上限", "the rule: multiple and maximum"],
    ["section > span:last-child", "抵扣多少元", "what they take off"],
  ],
  states: [
    ["Used", "用满 2,000 分，抵 20 元", "All 2,000 used, ¥20.00 off"],
    ["NotPossible", "本单不能用：不出输入框", "Not possible for this order: no field"],
    ["Narrow", "手机上换行", "On a phone it wraps"],
  ],
  good: [["Used", "用了多少、抵了多少，在同一行。", "What is used and what it saves are in one line."]],
  bad: [
    [
      { value: 2000 },
      "用了积分却没给 worth：不知道抵了多少。",
      "Points are used and worth is missing: what do they save?",
    ],
    [
      { max: 2005 },
      "上限不是 10 的倍数：“全部使用”会填一个不能用的数。",
      "A maximum that is no multiple of 10: “Use all” gives a number that is refused.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "到减号、数字、加号、“全部使用”", "to minus, number, plus and “Use all”"],
    ["↑ ↓", "加 10、减 10", "ten more, ten less"],
    ["Enter", "确认输入的数，自动改成 10 的倍数", "takes what was typed, made a multiple of 10"],
    ["Esc", "放弃正在输入的数", "drops what is being typed"],
  ],
  speech: [
    "数字框读“使用积分”和上下限；输入被改时播报规则，抵扣金额变化时播报。",
    "The field is “Points to use” with its limits; a corrected number says the rule, and a change of what is saved is announced.",
  ],
  layout: [
    "一行，放不下换行；宽屏上抵扣金额靠最右。与其他行的距离由页面的 Stack 决定。",
    "A line that wraps; on wide screens what is saved is at its end. The distance to other lines is the page's, a Stack.",
  ],
  related: ["checkout/PointsNeed", "checkout/CheckoutCoupons", "ui/NumberStepper", "order/PriceBreakdown"],
} satisfies ComponentDocs;
