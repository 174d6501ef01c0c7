import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "开店走到哪一步、意味着什么、现在能做什么。八种状态各有一句话，被退回时写审核意见。",
    "How far the opening of a shop is, what that means, what can be done now. Eight states with a sentence each; a refusal says why.",
  ],
  instead: [
    ["store/StoreSheet", "提交了什么", "What was sent"],
    ["order/OrderStatePanel", "订单的状态", "The state of an order"],
    ["enterprise/EnterprisePanel", "企业认证的状态", "The state of an enterprise"],
  ],
  anatomyStory: "Open",
  anatomy: [
    ["h2", "店名；第一次申请前是状态", "name of the shop, or the state before there is one"],
    ["h2 span", "状态，颜色跟着状态", "the state in its colour"],
    ["section p", "一句话：意味着什么、下一步", "what it means and what is next"],
    ["section > div", "提交和审核时间", "when it was sent and decided"],
    ["form a[href]", "现在能做的事，主要的在前", "what can be done, the main one first"],
  ],
  states: [
    ["UnderReview", "审核中，可撤回", "Under review, can be withdrawn"],
    ["NotPassed", "未通过，写意见", "Refused, with the reason"],
    ["Withdrawn", "已撤回", "Withdrawn"],
    ["NotOpen", "通过，还没营业", "Passed, not open yet"],
    ["Open", "营业中", "Open"],
    ["Suspended", "停业", "Suspended"],
    ["Offline", "被平台下线", "Taken offline"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "NotPassed",
      "意见原样写出，人知道改哪里。",
      "The platform's words are there, so one knows what to change.",
    ],
  ],
  bad: [
    [
      { state: "notPassed", shopName: "诚泰标准件", actions: [] },
      "说未通过、要按意见修改，却没有意见。remarks 必须传。",
      "Refused, to be changed by the platform's words, which are missing. Give remarks.",
    ],
  ],
  keyboard: [...keys.link, ["Enter / Space", "撤回申请", "withdraws"]],
  speech: [
    "区域以标题命名；标题读店名和状态；意见框读“审核意见”和内容。",
    "A region named by its heading, which says shop and state; the reason is a titled notice.",
  ],
  layout: [
    "一列，靠左；按钮一行，放不下换行。放进 Surface，申请表或资料在下面。",
    "One column from the start; buttons in a line that wraps. On a Surface, with the form or the sheet below.",
  ],
  related: ["store/StoreSheet", "store/StoreAccountForm", "store/StoreApplicationForm"],
} satisfies ComponentDocs;
