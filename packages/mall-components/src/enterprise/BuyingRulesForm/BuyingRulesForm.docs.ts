import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "管理员定采购规则：每张订单必须填什么，超出限额的订单多少钱起由谁审批，最多三级。",
    "An administrator's rules: what every order has to say, and who approves those above a limit from which sum on, in three steps at most.",
  ],
  instead: [
    ["enterprise/MemberLimits", "给每个成员定限额", "Limits of each member"],
    ["enterprise/StandInForm", "审批人临时不在", "An approver is away for a while"],
    ["enterprise/ApprovalDecision", "审批一张订单", "Deciding on one order"],
  ],
  anatomy: [
    ["h2", "“采购规则”", "“Buying rules”"],
    [
      "input[type=checkbox]",
      "每张订单必填：采购单号、成本中心、项目",
      "what every order has to say: purchase order, cost centre, project",
    ],
    [
      "input[name=from1]",
      "订单金额满多少；第 1 级可以不填，表示所有超限订单",
      "from which sum; the first step may leave it out for every order above a limit",
    ],
    ["select[name=approver1]", "审批人；“不设置”就没有这一级", "approver; “No one” leaves the step out"],
    ["select[name=second1]", "另一审批人，任一人通过即可", "another; one of the two is enough"],
    ["button[type=submit]", "保存", "saves"],
  ],
  states: [
    ["Filled", "两级审批，必填成本中心", "Two steps, cost centre needed"],
    ["Refused", "服务器没接受：说明金额要逐级增大", "Not taken: sums must rise from step to step"],
    ["Pending", "保存中", "Being saved"],
    ["LongChineseText", "成员名很长：下拉框里省略", "Long names are cut in the lists"],
    ["Narrow", "手机上：三项上下排", "On a phone, one field below the other"],
  ],
  good: [
    [
      "Filled",
      "第 1 级从 0 元起，每张超限订单都有人管。",
      "The first step begins at 0, so that each order above a limit has its approver.",
    ],
  ],
  bad: [
    [
      { members: [] },
      "没有能选的成员：三级都只有“不设置”，页面要先让人邀请成员。",
      "No members to choose: each step offers “No one” alone; lead people to invite members first.",
    ],
  ],
  keyboard: keys.form,
  speech: [
    "表单读“采购规则”；每级是一组，读“第 1 级”；有错时焦点到第一处错误并读出。",
    "A form by its heading; each step is a group by its number; the focus goes to the first error, which is read.",
  ],
  layout: [
    "一块白底，占满父级宽度；每级三项一行，手机上一项一行。换一份规则时用 key 让它重新填。",
    "A sheet as wide as its parent; a step has three fields in a row, on phones one below the other. Give it a key to fill in other rules.",
  ],
  related: [
    "enterprise/MemberLimits",
    "enterprise/StandInForm",
    "enterprise/ApprovalNotice",
    "ui/MoneyField",
  ],
} satisfies ComponentDocs;
