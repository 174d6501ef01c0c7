import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "买家加入的所有企业：角色、管理员、人数，哪一家正在生效，并可切换。",
    "The enterprises that a buyer belongs to: role, administrator, members, which is in effect, and how to act for another.",
  ],
  instead: [
    ["enterprise/EnterprisePicker", "在任何页面快速切换", "Switching quickly from any page"],
    ["enterprise/EnterprisePanel", "一家企业的资料", "The facts of one enterprise"],
    ["enterprise/InviteList", "还没接受的邀请", "Invitations that were not answered"],
  ],
  anatomy: [
    ["h2", "“我的企业”", "“My enterprises”"],
    ["li:first-child p:first-child a[href]", "企业名，去企业页", "name, leads to its page"],
    [
      "li:first-child p:first-child > span",
      "角色；当前企业另有绿色标签",
      "role; a green tag on the one in effect",
    ],
    ["li:first-child p + p", "管理员、人数、加入时间", "administrator, members, since when"],
    ["li:nth-child(2) button", "切换到此企业，当前的没有", "acts for it; not on the one in effect"],
    ["li:nth-child(2) button + a[href]", "查看", "view"],
  ],
  states: [
    ["Switching", "正在切换：只有这一家转圈", "Switching: that one alone spins"],
    ["None", "还没加入：告诉人怎么加入", "None: how to join one"],
    ["Loading", "加载中", "Loading"],
    ["Failed", "加载失败，可以重试", "Failed, can be tried again"],
    ["LongChineseText", "企业名很长：折行", "Long names break"],
    ["Narrow", "手机上：操作在下面", "On a phone the acts are below"],
  ],
  good: [["Default", "当前企业没有切换按钮，不会白按。", "The one in effect has no button to switch to it."]],
  bad: [
    [
      {
        enterprises: [
          {
            id: "1",
            name: "上海拓远机电设备有限公司",
            isAdministrator: true,
            adminName: "拓远采购部",
            memberCount: 3,
            joinedText: "2026-01-02",
            isCurrent: true,
            href: "#1",
          },
          {
            id: "2",
            name: "苏州恒钻精密制造有限公司",
            isAdministrator: false,
            adminName: "李敏",
            memberCount: 12,
            joinedText: "2026-03-18",
            isCurrent: true,
            href: "#2",
          },
        ],
      },
      "两家都标“当前企业”：不知道用谁的价格和额度，也没有按钮能切换。",
      "Two in effect: whose prices and credit apply? And no button is left to switch.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "区域和列表读“我的企业”；按钮读“切换到此企业：”加企业名，查看链接读“查看”加企业名；切换中读忙碌。",
    "Region and list by the heading; buttons and links say which enterprise they are for; busy while switching.",
  ],
  layout: [
    "一块白底，占满父级宽度；每行左边是企业，右边是操作，768 像素以下上下排。",
    "A sheet as wide as its parent; a row has the enterprise and its acts, one below the other under 768 px.",
  ],
  related: [
    "enterprise/EnterprisePicker",
    "enterprise/EnterprisePanel",
    "enterprise/JoinForm",
    "enterprise/PersonRow",
  ],
} satisfies ComponentDocs;
