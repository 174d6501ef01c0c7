import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "一页优惠券：领券中心可领的，或买家自己未使用、已使用、已过期的。带加载、空、失败三种状态。",
    "A page of coupons: those to claim, or a buyer's own that are unused, used or expired; with loading, empty and failed.",
  ],
  instead: [
    ["chrome/RailCoupons", "侧边栏抽屉里的券", "Coupons in the drawer of the side rail"],
    ["checkout/CheckoutCoupons", "结算时选一张用", "Choosing one to use at the checkout"],
    ["coupon/CouponClaimPanel", "链接只指向一张券", "A link leads to one coupon"],
    ["decoration/BlockCoupons", "店铺首页装修里的领券区", "Coupons as a block of a decorated shop page"],
  ],
  anatomy: [
    [
      "li:nth-child(2)",
      "一格一张券：窄屏一列，宽屏两列，更宽三列",
      "a cell for each coupon: one column, two on a wide window, three where there is room",
    ],
    ["li > div > div:first-child", "面值与门槛", "worth and threshold"],
    ["li strong", "券名，下面是范围、有效期和余量", "name; below it scope, last day and how many are left"],
    [
      "li a",
      "动作：去使用、立即领取、开通会员，或一个状态标签",
      "the act: use, claim, join, or a tag with the state",
    ],
  ],
  states: [
    ["Used", "已使用：变灰，写使用日期", "Used: grey, with the day"],
    ["ToClaim", "领券中心：每种领取状态各一张", "To claim: one in each state"],
    ["Claiming", "正在领其中一张，其余可以看", "One is being claimed"],
    ["Loading", "加载中：卡片骨架", "Loading: shapes of cards"],
    ["Empty", "没有可用的券：指向领券中心", "None: leads to the coupon centre"],
    ["Failed", "加载失败，可重试", "Failed, can be asked for again"],
    ["LongChineseText", "名称、店名超长，面值到五位数", "Long names, a worth of five digits"],
    ["Narrow", "手机上一列", "One column on a phone"],
  ],
  good: [
    [
      "ToClaim",
      "不能领的也留在列表里，写明是抢光、未开始还是会员专享。",
      "What cannot be claimed stays in the list and says why: gone, not started, members only.",
    ],
  ],
  bad: [
    [
      "Empty",
      '数据还没到就传空数组：先闪一句“没有可用的优惠券”。请传 state="loading"。',
      'An empty array before the data is there: “no coupons” flashes first. Give state="loading".',
    ],
    [
      { of: "used", coupons: [], elsewhereHref: "/list" },
      "“去领券中心”的空状态却链到商品列表：elsewhereHref 要与文字一致。",
      "The empty state speaks of the coupon centre but leads to goods: elsewhereHref must be what the words say.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "依次到每张券的动作", "to the act of each coupon in turn"],
    [
      "Enter / Space",
      "领取；领到后焦点移到这张券的“去使用”",
      "claims; the focus then goes to the way to use that coupon",
    ],
    ["Enter", "打开“去使用”“开通会员”链接", "follows a link"],
  ],
  speech: [
    "是一个列表，先读有几项；动作的名字带券名：“立即领取：全平台通用券”。加载时整块标为忙。",
    "A list, so its length is said first; each act holds the coupon's name. While it loads the block is marked as busy.",
  ],
  layout: [
    "栅格列数和间距自己管，随窗口变化；标题、页签、翻页由页面放在它的上下。",
    "Rules its columns and gaps by the window's width; heading, tabs and pager are the page's, above and below it.",
  ],
  related: ["coupon/CouponTicket", "coupon/CouponClaimPanel", "parts/AsyncList", "parts/ListTabs"],
} satisfies ComponentDocs;
