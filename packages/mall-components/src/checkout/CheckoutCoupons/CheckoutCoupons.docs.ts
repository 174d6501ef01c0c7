import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "结算页选优惠券：可用的打勾，不可用的写原因。同一方的券只能用一张，会先说明将替换哪张。",
    "Chooses coupons at the checkout: usable ones are ticked, the others say why not. Of one giver only one applies, and which makes way is said before.",
  ],
  instead: [
    ["coupon/CouponClaimPanel", "领取优惠券", "To claim coupons"],
    ["coupon/CouponList", "看自己有哪些券", "To see one's own coupons"],
    ["checkout/PointsField", "用积分抵扣", "To pay with points"],
  ],
  anatomyStory: "OneOfAGiver",
  anatomy: [
    ["h2 + span", "已选几张，共优惠多少", "how many are chosen, and what they take off"],
    ["h2 ~ button", "自动选择最优", "leaves the choice to the server again"],
    ["[role=tablist]", "可用、不可用，各写张数", "usable and not usable, with their numbers"],
    ["[role=tabpanel] li:first-child", "一张券", "a coupon"],
    ["[role=tabpanel] input[type=checkbox]", "勾选", "ticks it"],
  ],
  states: [
    ["Chosen", "已选一张，另有不可用的", "One is chosen, others do not apply"],
    ["OneOfAGiver", "选另一张会替换", "Another one would replace it"],
    ["Refused", "重新计算中", "Being recalculated"],
    ["Unusable", "没有可用的，一张不可用", "None applies, one does not"],
    ["None", "一张都没有", "No coupons at all"],
    ["Narrow", "手机上一列", "On a phone, one column"],
  ],
  good: [
    ["OneOfAGiver", "替换之前先说，不是勾了才发现。", "What makes way is said before the tick, not after."],
  ],
  bad: [
    [
      { selectedIds: ["11"] },
      "选了券却没给 reduced：不知道省了多少。",
      "A coupon is chosen and reduced is missing: what does it save?",
    ],
    [
      {
        usable: [
          {
            id: "13",
            reduce: "300.00",
            threshold: "5000.00",
            name: "年终采购节大额券",
            scopeText: "指定店铺",
            expiresAt: "2026-12-12",
            blockedReason: "还差 ¥2,686.00 可用",
          },
        ],
      },
      "不可用的放进 usable：数字写着可用 1 张，却勾不了。",
      "A blocked one among the usable: the tab counts one, and it cannot be ticked.",
    ],
  ],
  keyboard: [
    ...keys.tabs,
    ["Tab / Shift+Tab", "到“自动选择最优”和各张券", "to “Best choice automatically” and each coupon"],
    ["Space", "勾选或取消", "ticks or unticks"],
  ],
  speech: [
    "勾选框读“工具品类专享券，减 ¥50.00”，连同将替换哪张；优惠合计变化时播报。",
    "A box says the coupon's name and what it takes off, with which one it replaces; a change of the total is announced.",
  ],
  layout: [
    "占满父级；宽屏两栏，更宽三栏，手机一栏。底色和内边距由页面的 Surface 决定。",
    "Fills its parent; two columns on wide screens, three where there is room, one on a phone. Ground and padding are the page's, a Surface.",
  ],
  related: ["coupon/CouponTicket", "checkout/PointsField", "order/PriceBreakdown", "ui/Tabs"],
} satisfies ComponentDocs;
