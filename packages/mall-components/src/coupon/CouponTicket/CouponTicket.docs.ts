import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "一张优惠券：左边值多少，中间什么条件，右边能做什么。领券、我的优惠券、结算都用它。",
    "One coupon as a ticket: its worth at the left, its terms, what can be done at the right. For claiming, owning and paying.",
  ],
  instead: [
    [
      "coupon/CouponList",
      "一页优惠券，带空和加载状态",
      "A page of coupons, with its empty and loading states",
    ],
    ["coupon/CouponClaimPanel", "商品页上领取店铺的券", "Claiming a shop's coupons on a product's page"],
    ["product/CouponStrip", "只在价格下面提一句", "A mention under a price"],
  ],
  anatomy: [
    ["div > div:first-child", "面值和门槛", "worth and threshold"],
    ["strong", "名称，一行，超出省略", "name, one line, cut when longer"],
    ["a", "动作：使用、领取，或没有", "the act: use, claim, or none"],
  ],
  states: [
    ["NothingToDo", "没有动作", "Nothing to do with it"],
    ["Off", "用过、过期、不可用：变灰", "Used, expired, not applicable: grey"],
    ["InADrawer", "在抽屉里：小一号", "In a drawer: smaller"],
    ["NoThreshold", "无门槛", "No threshold"],
    ["FromItsReceipt", "领取后若干天有效", "Valid for days from its receipt"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [["Default", "能用的券给出去哪里用。", "A coupon that can be used says where."]],
  bad: [
    ["Off", "变灰却不说原因：请用 note 写上“已过期”。", "Grey without a reason: say “expired” in its note."],
  ],
  keyboard: keys.link,
  speech: [
    "依次读面值、门槛、名称、范围、有效期，最后是动作；动作的名字带上券名，离开上下文也听得懂。",
    "Worth, threshold, name, scope, last day, then the act; the act's name holds the coupon's, so that it is understood alone.",
  ],
  layout: [
    "自己分成左中右三栏，宽度占满父级；几张并排由父级的 Grid 决定。",
    "Divides itself into three parts and fills its parent; how many are beside each other is the parent's, a Grid.",
  ],
  related: ["coupon/CouponList", "coupon/CouponClaimPanel", "checkout/CheckoutCoupons"],
} satisfies ComponentDocs;
