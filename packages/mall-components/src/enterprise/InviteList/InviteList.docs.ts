import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "买家收到的企业邀请，逐个接受或拒绝；失效的只说明。没有邀请时整块不显示。",
    "Invitations to enterprises that a buyer got, to accept or decline; those over only say so. Nothing renders without any.",
  ],
  instead: [
    ["enterprise/InviteForm", "管理员发出的邀请", "Invitations that an administrator sent"],
    ["enterprise/JoinForm", "自己申请加入", "Asking to join"],
    ["account/MessageList", "普通通知", "Ordinary notices"],
  ],
  anatomy: [
    ["h2", "“待处理的邀请”", "“Invitations”"],
    ["li:first-child p:first-child", "企业名", "the enterprise"],
    ["li:first-child p + p", "谁邀请的、到什么时候有效", "who invites, until when"],
    ["li:first-child input + button", "接受", "accept"],
    ["li:first-child button + button", "拒绝", "decline"],
  ],
  states: [
    ["Over", "已失效：没有按钮", "Over: no buttons"],
    ["PendingOne", "其中一个处理中，其余暂停用", "One is on its way, the others are off meanwhile"],
    ["Pending", "提交中", "On its way"],
    ["Narrow", "手机上：按钮在下面", "On a phone the buttons are below"],
  ],
  good: [
    [
      "Default",
      "写出邀请人，人能判断是不是真的。",
      "Names who invites, so that people can tell whether it is real.",
    ],
  ],
  bad: [
    [
      {
        invites: [
          {
            id: "1",
            enterpriseName: "上海拓远机电设备有限公司",
            inviterName: "拓远采购部",
            untilText: "2026-10-01 10:00",
            isOpen: false,
          },
          {
            id: "2",
            enterpriseName: "苏州恒钻精密制造有限公司",
            inviterName: "李敏",
            untilText: "2026-09-12 09:00",
            isOpen: false,
          },
          {
            id: "3",
            enterpriseName: "宁波明锐五金制品有限公司",
            inviterName: "陈工",
            untilText: "2026-08-30 18:00",
            isOpen: false,
          },
        ],
      },
      "全是失效的，标题却写“待处理”：只在从链接打开时显示那一个。",
      "All are over under a heading of what waits: show one only when its link was opened.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "以标题命名的区域；按钮读“接受某企业的邀请”“拒绝某企业的邀请”；提交中读忙碌。",
    "A region of its heading; buttons say whose invitation they accept or decline; busy while it is sent.",
  ],
  layout: [
    "一块白底，占满父级宽度；放在“我的企业”上面，让人先看到。距离由父级 Stack 决定。",
    "A sheet as wide as its parent, over the list of enterprises so that it is seen first; distances are a Stack's.",
  ],
  related: ["enterprise/EnterpriseList", "enterprise/InviteForm", "enterprise/PersonRow"],
} satisfies ComponentDocs;
