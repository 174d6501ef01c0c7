import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "企业管理员处理加入申请：逐个通过，或写明原因拒绝。没有申请时整块不显示。",
    "Where an administrator answers requests to join: approve each, or refuse it with a reason. Nothing renders without requests.",
  ],
  instead: [
    ["enterprise/InviteList", "买家处理别人发来的邀请", "A buyer answers invitations from others"],
    ["enterprise/JoinForm", "买家看自己提交的申请", "A buyer sees the requests they made"],
    ["enterprise/ApprovalList", "审批订单，不是人", "Orders are approved, not people"],
  ],
  anatomy: [
    ["h2", "“待处理的加入申请”", "“Requests to join”"],
    ["li:first-child p:first-child", "申请人", "who asks"],
    [
      "li:first-child p + p",
      "打码的手机号、申请日期、申请说明",
      "masked number, day, what they say of themselves",
    ],
    ["li:first-child form button", "通过", "approves"],
    ["li:first-child summary", "拒绝申请：原地展开，填写原因", "refuses: opens in place for the reason"],
  ],
  states: [
    ["Refused", "服务器没接受：展开并指出哪里错", "Not taken by the server: open, with what is wrong"],
    ["PendingOne", "其中一个处理中，其余暂停用", "One is on its way, the others are off meanwhile"],
    ["Pending", "处理中", "On its way"],
    ["LongChineseText", "名字和说明很长：折行", "Long names and notes break"],
    ["Narrow", "手机上：按钮在下面", "On a phone the buttons are below"],
  ],
  good: [
    [
      "Default",
      "申请说明写了部门，管理员认得出是谁。",
      "The note names the department, so that the administrator knows them.",
    ],
  ],
  bad: [
    [
      {
        applications: [
          { id: "3", name: "用户 8f3a21", mobile: "13800000006", note: "", askedText: "2026-11-27" },
        ],
      },
      "手机号没打码，名字是系统昵称：既泄露隐私，又认不出人。",
      "A bare number and a machine's nickname: private and yet unknown.",
    ],
  ],
  keyboard: [
    ...keys.button,
    ["Enter / Space", "在“拒绝申请”上：展开、收起原因", "on the refusal: opens and closes the reason"],
  ],
  speech: [
    "区域和列表都读“待处理的加入申请”；按钮读“通过王建国的申请”；没填原因就提交，焦点到原因并读出错误。",
    "Region and list have the heading's name; buttons say whose request they approve; without a reason the focus goes to it with the error.",
  ],
  layout: [
    "占满父级宽度的一块白底；每行左边是人，右边是操作，768 像素以下上下排。和别的块的距离由父级 Stack 决定。",
    "A sheet as wide as its parent; in a row the person and the acts, one below the other under 768 px. Distances to other parts are a Stack's.",
  ],
  related: ["enterprise/PersonRow", "forms/DecisionForm", "enterprise/MemberList", "enterprise/JoinForm"],
} satisfies ComponentDocs;
