import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "一条链接只指向一张券时的落地内容：一句话说清这张券现在怎样，下面给券和能做的事。",
    "What a link to one single coupon leads to: one sentence says how it is with the coupon, then the ticket and what can be done.",
  ],
  instead: [
    [
      "coupon/CouponList",
      "领券中心或“我的优惠券”里有很多张",
      "A claim centre or one's own coupons: many of them",
    ],
    [
      "coupon/CouponTicket",
      "已经有自己的标题，只缺券面",
      "The page has its own heading and lacks the ticket alone",
    ],
    ["product/CouponStrip", "商品页价格下面顺手领券", "Claiming under a price on a product's page"],
  ],
  anatomy: [
    [
      "h2",
      "状态句：可领、已领、领完、未开始等，各有一句",
      "sentence of the state: claimable, claimed, all gone, not started; one for each",
    ],
    ["section > div", "券面；不能再领时整张变灰", "the ticket; grey once it cannot be claimed"],
    [
      "button",
      "立即领取；领到后原处换成“去使用”",
      "the claim; once claimed, the way to use it takes its place",
    ],
    ["section > a", "去看其他优惠券，任何状态都在", "the way to other coupons, in every state"],
  ],
  states: [
    ["PartlyClaimed", "已被领走一部分：券面写“已领 83%”", "Partly claimed: the ticket says how many percent"],
    ["Claimed", "已在账户中，可以直接去用", "It is in the account and can be used at once"],
    ["SoldOut", "被领完：券变灰", "All claimed: grey"],
    ["NotStarted", "还没开始：写明开始时间", "Not started: says when it begins"],
    ["Ended", "领取已结束", "The time to claim is over"],
    ["Claiming", "领取中：按钮转圈，再按无效", "On its way: the button turns and ignores presses"],
    ["Refused", "领取失败：服务器的原因显示在券上方", "Refused: the server's reason over the ticket"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "NotStarted",
      "没开始的券带上 startsAt，人知道什么时候再来。",
      "A coupon to come has its startsAt, so people know when to return.",
    ],
  ],
  bad: [
    [
      {
        coupon: {
          id: "1",
          state: "notStarted",
          name: "全平台通用券",
          reduce: "50.00",
          threshold: "500.00",
          scopeText: "全平台商品",
          expiresAt: "2026-12-31",
        },
      },
      "只说还没开始，不给 startsAt：人只能反复刷新。",
      "It says not yet and gives no startsAt: people can only reload.",
    ],
    [
      "Refused",
      "已经领完还留着“立即领取”：此时应把 state 换成 soldOut，不是只加一条错误。",
      "All are gone and the button is still there: change the state to soldOut rather than add an error.",
    ],
  ],
  keyboard: [
    [
      "Tab / Shift+Tab",
      "在“立即领取”和“看看其他优惠券”之间移动",
      "between the claim and the link to other coupons",
    ],
    [
      "Enter / Space",
      "领取；成功后焦点移到同一张券的“去使用”",
      "claims it; the focus then goes to the way to use the same coupon",
    ],
    ["Enter", "打开链接", "follows the link"],
  ],
  speech: [
    "标题是 status 区域：领到后自动读“优惠券已在您的账户中”；失败原因随 Notice 读出。按钮读“立即领取：券名”。",
    "The heading is a status: once claimed, its new sentence is read by itself; so is the reason of a refusal. The button says the coupon's name too.",
  ],
  layout: [
    "标题、券、链接居中排成一列，券最宽一个小对话框；上下留白自带。父级只给它整行宽度。",
    "Centres heading, ticket and link in one column; the ticket is at most as wide as a small dialog. Has its own space above and below; its parent gives it the whole line.",
  ],
  related: ["coupon/CouponTicket", "coupon/CouponList", "product/CouponStrip"],
} satisfies ComponentDocs;
