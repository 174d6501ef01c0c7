import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "一张订单的审批经过：第几级、谁通过了、谁拒绝和为什么、现在等谁。最新的在最上面。",
    "How an order was approved: step by step who approved it, who refused it and why, or whom it waits for; the latest on top.",
  ],
  instead: [
    ["ui/Timeline", "别的经过", "Any other course of events"],
    ["order/LogisticsTrail", "物流", "A parcel's way"],
    ["after-sale/RefundTrail", "退款进度", "A refund's progress"],
    ["enterprise/ApprovalList", "许多订单", "Many orders"],
  ],
  anatomyStory: "ToDecide",
  anatomy: [
    ["ol > li:first-child > div:nth-child(2)", "第几级和状态", "step and state"],
    [
      "ol > li:first-child > div:nth-child(3)",
      "等谁审批，或谁处理的、拒绝原因",
      "for whom it waits, or who decided and why",
    ],
    ["ol time", "处理时间，还没处理时没有", "when it was decided"],
    ["ol + button", "审批人能做的事，可省", "what an approver can do, optional"],
  ],
  states: [
    ["Refused", "被拒：红色，写明原因", "Refused: red, with the reason"],
    ["Lapsed", "超时未审批：灰色", "Not decided in time: grey"],
    ["ToDecide", "轮到我审批", "It waits for the reader"],
    ["LongChineseText", "原因很长", "A long reason"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Refused",
      "拒绝原因就在这一级下面，改完能再提交。",
      "The reason is at its step, so that the order can be changed and sent again.",
    ],
  ],
  bad: [
    [
      { stepCount: 1 },
      "总级数小于已有的步骤，成了“第 2 / 1 级”：规则改了也要传下单时的级数。",
      "Fewer steps in all than there are, “step 2 of 1”: give the number that held when it was ordered.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "区域和有序列表都读“审批进度”；每步读级数、状态、时间、处理人；颜色的意思都有文字。",
    "Region and ordered list “Approval”; each step says its number, state, time and who; each colour has its word.",
  ],
  layout: [
    "上下排，占满父级宽度；没有标题和白底，由订单页的外框给。操作放在最下面。",
    "A column as wide as its parent, without heading and sheet: those are the order page's. Acts come last.",
  ],
  related: ["enterprise/ApprovalDecision", "enterprise/ApprovalList", "ui/Timeline", "order/OrderStatePanel"],
} satisfies ComponentDocs;
