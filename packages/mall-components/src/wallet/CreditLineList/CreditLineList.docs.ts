import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "企业在各店铺的账期：额度、已用、可用、最近还款日；申请中和未批准的也在。逾期最醒目。",
    "What shops lend an enterprise: granted, used, left, due next; those asked for or refused, too. What is overdue is loudest.",
  ],
  instead: [
    ["wallet/OwedOrders", "某家店铺欠了哪些订单", "Which orders are owed to one shop"],
    ["wallet/WalletHead", "自己的余额或积分", "One's own balance or points"],
    ["wallet/StatementList", "按月对账", "Statements by month"],
  ],
  anatomy: [
    ["h2", "标题", "heading"],
    ["li p", "店铺", "the shop"],
    ["li p > span", "状态", "its state"],
    [
      "li dl",
      "额度、账期、还款日；未批准时是申请额和原因",
      "sums, term, next day; else what was asked and why not",
    ],
    ["li a[href]", "查看待还账款；不欠就没有", "what is owed; absent where nothing is"],
  ],
  states: [
    ["Overdue", "有逾期：红色提示", "Something is overdue: a red notice"],
    ["RefusedAndStopped", "未获批准、已停用", "Refused, and stopped"],
    ["Empty", "没有，可申请", "None, can be asked for"],
    ["EmptyForMember", "没有，只能由管理员申请", "None, the administrator can ask"],
    ["Loading", "加载中", "Loading"],
    ["Failed", "加载失败，可重试", "Could not be loaded, can be tried again"],
    ["LongChineseText", "店名和原因很长", "Long name and reason"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [["Overdue", "说清欠多少、后果是什么、去哪还。", "How much, what follows, where to repay."]],
  bad: [
    [
      {
        lines: [
          {
            id: "3",
            shopName: "苏州恒钻工具",
            state: "refused",
            requested: "50000.00",
            askedText: "2026-11-01",
            limit: "0.00",
            used: "0.00",
            left: "0.00",
            termDays: 30,
            reason: "",
          },
        ],
      },
      "未获批准却没有原因：人不知道补什么，只会再交一次同样的。",
      "Refused without a reason: people send the same once more.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "列表，每项读店铺和状态、逾期金额、成对的名称和值；链接带店名。",
    "A list; each with shop and state, what is overdue, names and values in pairs; the link names the shop.",
  ],
  layout: [
    "一张卡片，店铺之间有线；名称和值宽屏两列。占满企业页内容区。",
    "A card with a line between shops; facts in two columns where there is room. Fills the content of the enterprise's page.",
  ],
  related: ["wallet/OwedOrders", "wallet/CreditRequestForm", "wallet/RepayForm"],
} satisfies ComponentDocs;
