import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "人或企业列表里的一行：头像、名字、标签、几条事实，右边放操作。成员、邀请、审批都用它。",
    "A row of people or enterprises: picture, name, tags, facts, acts at the end. Members, invitations and approvals alike.",
  ],
  instead: [
    ["parts/SettingRow", "一项设置和它的按钮", "A setting with its button"],
    ["ui/DescriptionList", "一个对象的许多事实", "Many facts of one thing"],
    ["ui/Table", "要逐列比较", "Columns are to be compared"],
    ["account/AddressCard", "收货地址", "A delivery address"],
  ],
  anatomy: [
    ["li > div:first-child > span", "头像，可省", "picture, optional"],
    ["li p:first-child", "名字，可以是链接", "name, may be a link"],
    ["li p:first-child > span", "标签，跟在名字后面", "tags behind the name"],
    ["li p + p", "事实，空的自动去掉", "facts; empty ones are left out"],
    ["li > div:last-child > button", "操作，可省", "acts, optional"],
  ],
  states: [
    ["NameAlone", "只有名字和事实", "Name and facts alone"],
    ["LongChineseText", "名字很长：折行，按钮不动", "A long name breaks; the button stays"],
    ["Narrow", "手机上：操作到下面", "On a phone the acts are below"],
  ],
  good: [
    [
      { facts: ["138****0001", "2026-01-02 加入", ""] },
      "每条事实一小段，没有的传空就行。",
      "Facts in short pieces; an empty one may be given and is left out.",
    ],
  ],
  bad: [
    [
      {
        facts: [
          "该成员手机号为 138****0001，于 2026 年 1 月 2 日由管理员邀请加入企业，目前负责紧固件与刀具的采购，单笔限额 5000 元",
        ],
      },
      "把一段话塞进一条事实：拆成几条，人才扫得快。",
      "A whole sentence as one fact: cut it into pieces that can be scanned.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "列表的一项，依次读名字、标签、事实、操作；头像不读。操作的名字要带上这一行是谁。",
    "An item of a list: name, tags, facts, acts; the picture is silent. An act's name must say whose row it is.",
  ],
  layout: [
    "是 li，父级必须是 ul；第一行没有上边线。左边占剩余宽度，右边随内容，768 像素以下上下排。",
    "It is an li, its parent must be a ul; the first has no line above. The left takes what is left, the right its content, one below the other under 768 px.",
  ],
  related: ["enterprise/MemberList", "enterprise/ApprovalList", "ui/Avatar", "ui/Tag"],
} satisfies ComponentDocs;
