import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "管理员给每个成员定采购限额：单笔、每月、按分类；超出的订单要审批。在原行展开修改。",
    "What each member may buy without approval: an order, a month, a category. An administrator changes it in its row.",
  ],
  instead: [
    ["enterprise/BuyingRulesForm", "超出之后谁来审批", "Who approves what is above"],
    ["enterprise/MemberList", "移出成员、转让管理员", "Removing members, handing over the administration"],
    ["wallet/CreditLineList", "企业在店铺的账期额度", "The enterprise's credit with a shop"],
  ],
  anatomyStory: "Refused",
  anatomy: [
    ["li:nth-child(2) p:first-child", "成员，管理员有标签", "member; the administrator has a tag"],
    ["li:nth-child(2) p + p", "现在的限额和本月已下单", "the limits of now and what was ordered this month"],
    ["li:nth-child(2) summary", "设置限额，展开", "opens the limits"],
    [
      "details[open] input[name=perOrder]",
      "单笔限额，不填是不限",
      "limit of an order; empty is without limit",
    ],
    [
      "details[open] select",
      "分类限额，最多五个，存一个再出一个",
      "limit of a category, five at most; the next is there once one is saved",
    ],
    ["details[open] button[type=submit]", "保存", "saves"],
  ],
  states: [
    ["Refused", "服务器没接受：展开并说明", "Not taken: open, says why"],
    ["Pages", "成员很多：分页", "Many members, in pages"],
    ["Loading", "加载中", "Loading"],
    ["Failed", "加载失败，可以重试", "Failed, can be tried again"],
    ["LongChineseText", "名字很长", "A long name"],
    ["Narrow", "手机上：表单一列", "On a phone, the form in one column"],
  ],
  good: [
    [
      "Default",
      "限额和本月已用写在一起，够不够一眼看出。",
      "Limits and what was used are together, so that one sees whether they do.",
    ],
  ],
  bad: [
    [
      {
        members: [
          {
            id: "6",
            name: "王建国",
            isAdministrator: false,
            spent: "1280.00",
            perOrder: "0.00",
            perMonth: "0.00",
            categories: [],
          },
        ],
      },
      "想表示“不限”却传 0.00：变成每单都要审批，不限就不要传。",
      "0.00 is meant as “no limit” and lets every order wait; leave the limit out instead.",
    ],
  ],
  keyboard: [
    [
      "Tab / Shift+Tab",
      "在各行的“设置限额”和展开的字段之间移动",
      "between the rows' limits and their fields",
    ],
    ["Enter / Space", "展开、收起", "opens, closes"],
    ["Enter", "在字段里：保存这个成员的限额", "in a field: saves this member's limits"],
  ],
  speech: [
    "列表“成员采购限额”；每行读名字、各项限额和已下单；表单读“设置某人的限额”；金额有错时焦点到该字段。",
    "A list of members with their limits and what they ordered; each form is named by its member; a wrong amount takes the focus.",
  ],
  layout: [
    "一块白底，占满父级宽度；一行左边是成员，右边是展开处，768 像素以下上下排；分页在白底里。",
    "A sheet as wide as its parent; a row has the member and what opens, one below the other under 768 px; pages are inside of the sheet.",
  ],
  related: [
    "enterprise/BuyingRulesForm",
    "enterprise/ApprovalNotice",
    "enterprise/MemberList",
    "ui/Disclosure",
  ],
} satisfies ComponentDocs;
