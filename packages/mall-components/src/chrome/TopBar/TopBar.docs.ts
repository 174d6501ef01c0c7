import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "每页最上面的细条：谁登录了、代表哪家企业、消息、个人中心、退出、切换语言；没登录时是登录和注册。",
    "The thin bar on top of every page: who is signed in for which enterprise, messages, user centre, sign-out, language; for a visitor sign-in and registration.",
  ],
  instead: [
    ["chrome/Header", "店铺名、搜索和购物车", "Shop, search and cart"],
    ["account/UserCenterMenu", "个人中心里的导航", "The navigation of the user centre"],
    ["enterprise/EnterprisePicker", "选择代表哪家企业", "To choose the enterprise"],
  ],
  anatomy: [
    ["nav > span:first-child", "问候，手机上不显示", "greeting, not on a phone"],
    ["nav > a", "企业名：两家以上可切换", "the enterprise: can be changed from two up"],
    ["nav > a + span > a", "消息，有未读就有红点", "messages, with a red dot while some are unread"],
    ["nav > a + span > a:nth-of-type(3)", "个人中心", "user centre"],
    ["nav form button", "退出登录", "sign-out"],
  ],
  states: [
    ["Default", "已登录，消息和客服有未读", "Signed in, unread messages and chats"],
    ["TwoLanguages", "可切换语言", "With another language"],
    ["OneEnterprise", "只属于一家企业：名称是文字，不能点", "One enterprise: its name is text"],
    ["TaggedUserType", "特定用户类型：名称带底色", "A user type whose name has a ground"],
    ["CompanyName", "不是企业成员：显示公司名", "No member of an enterprise: the company's name"],
    ["LongName", "名称太长：一行，超出省略", "A long name: one line, cut"],
    ["Narrow", "手机上消息只留图标，没有问候", "On a phone messages are a sign alone, without greeting"],
  ],
  good: [
    ["Default", "下单前就看得到自己代表哪家企业。", "Before one orders it is in sight for which enterprise."],
  ],
  bad: [
    [
      { user: { name: "13800000001", userTypeId: 1, isEnterpriseUser: false, enterpriseCount: 0 } },
      "把完整手机号当名称：旁人看得到，用公司名或昵称。",
      "A whole mobile number for a name: others see it. Give the company or a nickname.",
    ],
  ],
  keyboard: [
    ...keys.link,
    ["Enter / Space", "在“退出登录”、语言上：提交", "on sign-out and language: sends them"],
  ],
  speech: [
    "读作导航“账户导航”；企业名读“切换企业，当前为某某”；消息读“消息 3 条未读消息”；语言按钮用该语言朗读。",
    "The navigation “账户导航”; the enterprise is named as a change with the current one; messages are read with their count; the language in its own tongue.",
  ],
  layout: [
    "底色铺满整行，内容在版心内一行排完，左边是人、右边是入口。放在页头上面，不吸顶；打印时不出现。",
    "Its ground fills the line, its content is one line in the frame: the person at the left, the doors at the right. Above the header, without sticking; not printed.",
  ],
  related: ["chrome/Header", "enterprise/EnterprisePicker", "chrome/SkipToContent"],
} satisfies ComponentDocs;
