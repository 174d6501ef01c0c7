import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "虚拟商品的券码：一张一码，写明未使用、已使用、已过期，逐个复制。",
    "The codes of virtual goods: one for each piece, unused, used or expired, each to be copied.",
  ],
  instead: [
    ["order/PickupCode", "实物自提，一单一码", "For goods that are collected, one code for an order"],
    ["coupon/CouponTicket", "抵扣金额的优惠券", "For coupons that take money off"],
    ["parts/CopyText", "只有一个码要复制", "For a single code to copy"],
  ],
  anatomy: [
    ["h3", "标题“券码”", "heading “Voucher codes”"],
    ["h3 + span", "共几张，几张可用", "how many, and how many are left"],
    ["h3 + span + span", "有效期，还有可用的才写", "until when, while one is left"],
    [
      "section li > span:first-child",
      "券码，等宽字体；不能用的划掉",
      "the code in letters of one width; struck once it is worth nothing",
    ],
    ["section li > span:last-child > span:first-child", "状态", "its state"],
    ["section li button", "复制券码", "copies the code"],
  ],
  states: [
    ["Expired", "已过期：划掉，不写有效期", "Expired: struck, no date"],
    ["Many", "四十张", "Forty codes"],
    ["Narrow", "手机上一列", "On a phone, one column"],
  ],
  good: [
    [
      "Default",
      "用掉的划掉，剩几张写在标题旁。",
      "Used ones are struck, and the heading says how many are left.",
    ],
  ],
  bad: [
    [
      { until: undefined },
      "还有可用的却不写有效期，人会放到过期。",
      "A code is left and no date is said: it will expire unused.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "区域名“券码”；每个按钮读“复制券码 K7QX2MPL9ATB”，复制后读“已复制”。",
    "A region “Voucher codes”; each button says “Copy voucher code K7QX2MPL9ATB”, afterwards “Copied”.",
  ],
  layout: [
    "占满父级，按宽度自动分栏，手机上一栏；券码长了折行。",
    "Fills its parent with as many columns as fit, one on a phone; a long code breaks.",
  ],
  related: ["order/PickupCode", "parts/CopyText", "coupon/CouponTicket"],
} satisfies ComponentDocs;
