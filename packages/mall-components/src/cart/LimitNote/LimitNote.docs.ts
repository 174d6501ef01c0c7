import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "企业采购员勾选超额时的提醒：提交后要审批。没超就不显示。",
    "Tells a company's buyer that what is selected is above a limit, so that the order would wait for an approval; else it is not there.",
  ],
  instead: [
    ["cart/BlockedLines", "商品本身买不了", "The goods themselves cannot be ordered"],
    ["enterprise/ApprovalNotice", "已经提交，正在审批", "It is submitted and waits for the approval"],
    ["enterprise/MemberLimits", "设置成员的额度", "Setting the limits of members"],
    ["ui/Notice", "和额度无关的提醒", "A message that is not about limits"],
  ],
  anatomy: [
    ["[data-tone] svg", "警示图标", "warning icon"],
    ["[data-tone] > div", "超了哪种额度、多少、会怎样", "which limit, how much it is, what follows"],
  ],
  states: [
    ["Month", "超出本月剩余额度", "Above what is left of the month"],
    ["Within", "正好等于额度：不显示", "Just the limit: nothing is drawn"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Default",
      "在购物车就说要审批，不等到提交才知道。",
      "It says so in the cart, not only after the order.",
    ],
  ],
  bad: [
    [
      { perOrder: "0.00" },
      "不限额时不要传 0：会说限额 ¥0.00，什么都要审批。",
      "Do not give 0 for no limit: then all of it would wait for an approval.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "图标不读；勾选变化后超出限额，出现时自动读出。放在去结算按钮前面，顺着也读得到。",
    "The icon is silent; it is read when it appears after a tick, and comes before the way to the checkout.",
  ],
  layout: [
    "宽度占满父级，一段提示；两种额度都超时只说单笔的。放在店铺列表和 CartBar 之间，间距由页面的 Stack 决定。",
    "One message as wide as its parent; where both limits are passed it says that of one order. Between the shops and the CartBar; the distance is the Stack's.",
  ],
  related: ["cart/CartBar", "enterprise/MemberLimits", "enterprise/ApprovalNotice", "ui/Notice"],
} satisfies ComponentDocs;
