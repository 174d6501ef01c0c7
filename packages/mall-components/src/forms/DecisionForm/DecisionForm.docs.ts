import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "处理一条等待的申请：一按通过，或展开写原因再拒绝。用在加入企业的申请、订单审批。",
    "Decides on what waits: approve by one press, or open, write why and refuse. For people who ask to join, and orders to approve.",
  ],
  instead: [
    ["enterprise/ApprovalDecision", "订单审批，词和提交值已配好", "Orders, with words and values ready"],
    ["forms/ConfirmDialog", "做或不做，不用写原因", "Do it or leave it, without a reason to write"],
    ["ui/RadioGroup", "结果不止两种", "There are more than two answers"],
  ],
  anatomyStory: "Narrow",
  anatomy: [
    ["form > button", "通过：一按就提交", "approve: one press sends it"],
    ["summary", "拒绝：先展开", "refuse: opens first"],
    ["[role=alert]", "服务器没有接受的原因", "why the server did not take it"],
    ["input[name=reason]", "原因：必填，最多 200 字", "reason: required, 200 characters at most"],
    ["details button", "确认拒绝", "confirms the refusal"],
  ],
  states: [
    ["Pending", "正在提交：通过按钮转圈，不能再按", "At work: approve turns and cannot be pressed again"],
    ["Refused", "没写原因：展开着，错误在字段下", "Without a reason: open, its error below the field"],
    ["Narrow", "手机上；申请已被别人处理", "On a phone; another has decided meanwhile"],
  ],
  good: [
    [
      "Default",
      "拒绝要多一步，不会误按；通过最快。",
      "A refusal takes a step more and is not pressed by mistake; approval is quick.",
    ],
  ],
  bad: [
    [
      {
        labels: {
          approve: "确定",
          approveNamed: "确定",
          refuse: "取消",
          refuseNamed: "取消",
          hint: "",
        },
      },
      "“取消”像是关掉，其实是拒绝；也没说谁会看到原因。",
      "“Cancel” looks like closing and refuses; nor does it say who reads the reason.",
    ],
  ],
  keyboard: [
    [
      "Tab / Shift+Tab",
      "通过、拒绝、原因、确认之间移动",
      "between approve, refuse, the reason and its button",
    ],
    ["Enter / Space", "按下通过；展开、收起拒绝", "presses approve; opens and closes the refusal"],
    ["Enter", "在原因里：提交拒绝", "in the reason: sends the refusal"],
  ],
  speech: [
    "按钮读全名“通过王建国的申请”，一列里也分得清；拒绝是可展开的区域，表单名“拒绝王建国的申请”。错误与原因框相连，焦点会移过去。",
    "The button is read by its whole name, so that many in a list are told apart; the refusal opens in place, its form named, too. An error is tied to the reason, which gets the focus.",
  ],
  layout: [
    "通过在上、拒绝在下，间距 8 像素，占满父级。放在申请卡片底部；展开会推开下文。没有脚本也能用：两个都是真正的表单。",
    "Approve above, refuse below, 8 px apart, as wide as its parent. For the foot of a card; opening it moves what follows. It works without script: both are real forms.",
  ],
  related: ["enterprise/ApprovalDecision", "enterprise/ApplicationList", "ui/Disclosure", "forms/FormPart"],
} satisfies ComponentDocs;
