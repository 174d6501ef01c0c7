import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "一家企业的资料：信用代码、所属店铺、找谁；成员能退出，管理员能注销，管理员转让也在这里回应。",
    "An enterprise's facts and whom to ask; a member can leave, an administrator can close it, and an offer of the administration is answered here.",
  ],
  instead: [
    ["enterprise/EnterpriseList", "几家企业的列表", "A list of several enterprises"],
    ["enterprise/MemberList", "成员和管理", "Members and what is done with them"],
    ["store/StoreSheet", "商家的入驻资料", "What a shop gave to open a store"],
  ],
  anatomyStory: "Offered",
  anatomy: [
    ["h2", "企业名", "name of the enterprise"],
    [
      "[data-tone]",
      "等待回应的管理员转让，没有就不显示",
      "an offer of the administration that waits, if there is one",
    ],
    [
      "[data-tone] form button",
      "接受、拒绝；自己发起的是“撤销转让”",
      "accept or decline; one's own offer can be taken back",
    ],
    ["dl", "资料，没有的项不显示", "facts; empty ones are left out"],
    ["dl + form button", "退出企业，或注销企业账号", "leaves it, or closes the account"],
  ],
  states: [
    ["Administrator", "管理员：全部订单、注销", "An administrator: all orders, closing the account"],
    ["Offered", "有人把管理员转让给我", "The administration is offered to the reader"],
    ["Waiting", "我发起的转让，等对方确认", "The reader's offer waits for an answer"],
    ["Narrow", "手机上：资料一列", "On a phone, facts in one column"],
  ],
  good: [
    ["Offered", "写明到什么时候有效，接受在前。", "Says until when it is valid; accepting comes first."],
  ],
  bad: [
    [
      {
        enterprise: {
          name: "上海拓远机电设备有限公司",
          creditCode: "91310115MA1K3TY08R",
          shopName: "百工自营旗舰店",
          sinceText: "2026-01-02",
          memberCount: 3,
          adminText: "拓远采购部 138****0001",
          canLeave: true,
          canClose: true,
        },
      },
      "既能退出又能注销：管理员要先转让，两个并排会按错，只给其中一个。",
      "Leaving and closing beside each other: an administrator must hand over first; give only one, it is pressed by mistake.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "以企业名命名的区域；资料是“名称、值”的列表；转让提示不自动播报，排在资料之前。",
    "A region by the enterprise's name; facts as pairs of term and value; an offer is not announced but comes before them.",
  ],
  layout: [
    "一块白底，占满父级宽度；资料两列，手机上一列，操作排在最后。",
    "A sheet as wide as its parent; facts in two columns, on phones in one, acts at the end.",
  ],
  related: [
    "enterprise/MemberList",
    "enterprise/EnterpriseList",
    "ui/DescriptionList",
    "forms/ConfirmDialog",
  ],
} satisfies ComponentDocs;
