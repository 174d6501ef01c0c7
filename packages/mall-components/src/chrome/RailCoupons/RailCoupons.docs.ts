import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "侧边抽屉里的优惠券：上面是能用的，下面是还能领的，领完原地变成已领取。",
    "Coupons in the side drawer: those to use on top, those to claim below; a claimed one says so in its place.",
  ],
  instead: [
    ["coupon/CouponList", "优惠券整页，带分页和筛选", "A whole page of coupons"],
    ["coupon/CouponClaimPanel", "商品页上领本店的券", "To claim a shop's coupons on a product's page"],
    ["checkout/CheckoutCoupons", "结算时选哪张券", "To choose one at the checkout"],
  ],
  anatomy: [
    ["h3", "分组名：可用、可领", "group: to use, to claim"],
    ["h3 span", "能用或能领的张数，不含已领取的", "how many can be used or claimed, without those claimed"],
    ["section:first-child li", "一张券，小号", "a coupon, small"],
    ["section:first-child li a", "去使用", "to use it"],
    ["section:last-child button", "立即领取", "to claim it"],
  ],
  states: [
    ["Claiming", "正在领取：只有那一张的按钮转圈", "On its way: only that coupon's button turns"],
    ["NothingToUse", "没有可用的，仍列出可领的", "None to use; those to claim are there"],
    ["NothingToClaim", "没有可领的", "None to claim"],
    ["Empty", "两组都没有", "Neither"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [["NothingToUse", "没有可用的，就让人先领一张。", "With none to use, there is one to claim."]],
  bad: [
    [
      {
        mine: [
          {
            id: "1",
            name: "全平台通用券",
            reduce: "50.00",
            threshold: "500.00",
            expiresAt: "2026-10-01",
            scopeText: "全平台",
            state: "expired",
          },
          {
            id: "2",
            name: "新客券",
            reduce: "20.00",
            threshold: "199.00",
            expiresAt: "2026-09-01",
            scopeText: "全平台",
            state: "used",
          },
        ],
      },
      "“可用优惠券”里放过期和用过的：抽屉只放还能用的。",
      "Expired and used ones under “可用优惠券”: the drawer holds only what can be used.",
    ],
  ],
  keyboard: [...keys.link, ["Enter / Space", "在“立即领取”上：领取", "on “立即领取”: claims it"]],
  speech: [
    "两个带标题的区域，各含一个列表；“领取”“使用”的名字带上券名；领取后焦点留在这张券上。",
    "Two named regions with a list each; claim and use are named with their coupon; after claiming the focus stays at the coupon.",
  ],
  layout: [
    "一列，宽度占满抽屉；组间距大，券间距小，都由自己管。滚动由 RailDrawer 管。",
    "One column as wide as the drawer; the gaps between groups and coupons are its own, the scrolling is RailDrawer's.",
  ],
  related: ["coupon/CouponTicket", "chrome/RailDrawer", "coupon/CouponList"],
} satisfies ComponentDocs;
