import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "对一张等待审批的订单作决定：一按通过，或展开后写明原因再拒绝。",
    "Decides on an order that waits: one press approves, a refusal opens for its reason first.",
  ],
  instead: [
    ["enterprise/ApplicationList", "决定的是人能不能加入企业", "It is about a person who wants to join"],
    ["forms/DecisionForm", "决定别的东西，文字不同", "Other things are decided, in other words"],
    ["forms/ConfirmDialog", "只问“做还是不做”", "It only asks whether to do it"],
  ],
  anatomyStory: "Refused",
  anatomy: [
    ["form > button", "审批通过", "approves"],
    ["summary", "“拒绝…”：展开下面的表单", "“Refuse…”: opens the form below"],
    ["details [role=alert]", "服务器说的错误", "what the server said"],
    [
      "details input[name=reason]",
      "拒绝原因，必填，最多 200 字，下单人看得到",
      "reason, needed, 200 characters at most, read by who ordered",
    ],
    ["details button[type=submit]", "确认拒绝", "confirms the refusal"],
  ],
  states: [
    ["Default", "收着：只有通过和“拒绝…”", "Closed: approve, and the way to refuse"],
    [
      "Refused",
      "已被别人处理：展开并说明（手机上）",
      "Decided by another already: open, says so (on a phone)",
    ],
  ],
  good: [
    [
      "Default",
      "通过只要一按；拒绝多一步，不会误按。",
      "Approving takes one press; refusing takes one more and is not done by mistake.",
    ],
  ],
  bad: [
    [
      { refused: { formError: "系统错误" } },
      "没说订单怎么样了：写“该订单已处理，无需再次审批”。",
      "Says nothing of the order: write that it was decided already.",
    ],
  ],
  keyboard: [...keys.button, ["Enter", "在原因里：提交拒绝", "in the reason: sends the refusal"]],
  speech: [
    "按钮读“审批通过订单”加订单号，表单读“拒绝订单”加订单号；展开的说明是“下单人会看到此原因，商品和优惠将退回”。",
    "The button names the order it approves, the form the order it refuses; the reason is described by who reads it and what goes back.",
  ],
  layout: [
    "上下两行，宽度随父级；放在 PersonRow 或 ApprovalTrail 的操作位，展开时会变高。",
    "Two lines as wide as their parent; it is the act of a PersonRow or an ApprovalTrail and grows when it opens.",
  ],
  related: ["enterprise/ApprovalList", "enterprise/ApprovalTrail", "forms/DecisionForm"],
} satisfies ComponentDocs;
