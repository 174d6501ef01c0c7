import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "注销账号的页面：有什么挡着、会失去什么、之后怎样，最后是验证手机的表单。有阻碍时没有表单。",
    "The page that closes an account: what blocks it, what is lost, what follows, then the form that proves the mobile number. While something blocks it there is no form.",
  ],
  instead: [
    ["account/ClosingBand", "申请之后，在各页提醒", "Reminding on every page once it was asked for"],
    ["forms/ConfirmDialog", "删一样东西前问一句", "A question before deleting one thing"],
  ],
  anatomyStory: "MuchIsLost",
  anatomy: [
    ["h2", "标题", "heading"],
    ["[data-tone]", "会作废的余额、积分、优惠券", "balance, points and coupons that are lost"],
    [
      "[data-tone] + ul",
      "后果：清除什么、留下什么、多久生效",
      "what is erased, what is kept, when it takes effect",
    ],
    ["form", "验证手机并提交", "proves the number and asks for it"],
    ["a[href]", "返回账号信息", "back to the account"],
  ],
  states: [
    ["MuchIsLost", "还有余额、积分和券", "Balance, points and coupons are left"],
    ["Blocked", "有未完成的事：逐项列出，不给表单", "Something blocks it: each is listed, no form"],
    ["Closing", "已申请，等待到期", "Asked for, not over yet"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Blocked",
      "每一件都是链接，办完一件少一件。",
      "Each matter is a link, so they can be seen to one by one.",
    ],
  ],
  bad: [
    [
      { orders: [{ number: "3 笔", href: "#orders" }] },
      "只给总数：人要自己去找是哪三笔。逐笔写单号和链接。",
      "A total alone: which three? Give each with its number and link.",
    ],
  ],
  keyboard: keys.form,
  speech: [
    "区域读作“注销账号”；提示框读标题和条目；表单出错时焦点到第一个错。",
    "A region named after its heading; each notice reads its title and items; in the form the focus goes to the first fault.",
  ],
  layout: [
    "一张卡片，内容上下排；表单不超过小弹窗的宽度。占满个人中心内容区。",
    "A card, one thing below the other; the form is no wider than a small dialog. Fills the content of the user centre.",
  ],
  related: ["account/MobileProofForm", "account/ClosingBand", "account/PrivacyPanel"],
} satisfies ComponentDocs;
