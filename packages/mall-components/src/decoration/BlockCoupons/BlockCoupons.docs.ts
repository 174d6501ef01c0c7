import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "店铺首页上的领券模块：券直接在原地领取，不离开页面。",
    "Coupons on a shop's home, claimed where they are without leaving the page.",
  ],
  instead: [
    [
      "coupon/CouponClaimPanel",
      "商品页、购物车里领某一家店的券",
      "Claiming one shop's coupons on a product's page or in the cart",
    ],
    ["coupon/CouponList", "领券中心或“我的优惠券”整页", "A whole page of coupons to claim or owned"],
    ["product/CouponStrip", "价格下面只提一句", "A mention under a price"],
  ],
  anatomy: [
    ["h2", "标题，可省", "heading, optional"],
    ["ul", "券的列表，列数由 CouponList 决定", "the coupons; their columns are CouponList's"],
    ["li:first-child strong", "券名", "the coupon's name"],
    [
      "li:first-child button",
      "立即领取；领过后换成“去使用”或状态",
      "claims it; afterwards a way to use it, or its state",
    ],
  ],
  states: [
    [
      "EachState",
      "每一种领取状态：可领、已领、领完、未开始、会员专享等",
      "Each state: to claim, claimed, gone, not yet, for members and so on",
    ],
    ["Claiming", "正在领取：只有这一张转圈", "Being claimed: that one alone spins"],
    ["None", "没有券：不显示", "No coupons: nothing renders"],
    ["Narrow", "手机上一张一行", "On a phone, one in a row"],
  ],
  good: [
    [
      "Default",
      "领过的券还留着，人知道自己已有。",
      "What was claimed stays, so that people know they own it.",
    ],
  ],
  bad: [
    [
      { title: "点击下方按钮立即领取本店全部超值优惠券，先到先得，领完即止，新老客户均可参加" },
      "标题写成了广告：写“进店领券”就够了，条件在券上。",
      "The heading is an advertisement: “Coupons” is enough, the terms are on the ticket.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "有标题时是以标题命名的区域；每张券读面值、门槛、券名、有效期，按钮读“领取”加券名；领取中读忙碌。",
    "With a heading, a region of that name; each coupon with worth, threshold, name and last day, its button with the coupon's name; busy while it is claimed.",
  ],
  layout: [
    "自己管标题和券之间的距离；券的网格由 CouponList 排。没有脚本时按钮提交 couponId 给本页。",
    "Lays out heading over coupons; the grid of tickets is CouponList's. Without script the button posts a couponId to the page itself.",
  ],
  related: ["coupon/CouponList", "coupon/CouponTicket", "decoration/BlockFrame", "decoration/Decoration"],
} satisfies ComponentDocs;
