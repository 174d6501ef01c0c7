import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "一个月对账单的头部：谁的、什么状态、期初到期末各是多少，以及确认、下载 PDF、打印。",
    "Head of a month's statement: whose it is, its state, what it comes to from begin to end, and to confirm, download or print it.",
  ],
  instead: [
    ["wallet/StatementList", "所有月份", "All months"],
    ["wallet/StatementParts", "按店铺、人汇总", "Sums by shop or person"],
    ["invoice/InvoiceSheet", "发票", "An invoice"],
  ],
  anatomy: [
    ["h2", "月份", "the month"],
    ["section > div > div:nth-child(2)", "采购方、状态、谁确认的", "buyer, state, who confirmed it"],
    ["ul", "期初欠款到期末欠款", "from what was owed before to what is owed after"],
    ["form a[href]", "全部账单", "all statements"],
    ["button[name=intent]", "确认账单", "confirm"],
  ],
  states: [
    ["Running", "未出账：提示金额会变", "Not closed yet: amounts may change"],
    ["Confirmed", "已确认：谁、几时", "Confirmed: by whom and when"],
    ["Member", "成员只看自己的部分", "A member's own part"],
    ["Pending", "正在确认、正在生成 PDF", "Being confirmed, and the PDF being drawn"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Running",
      "没出账就不给确认，先说金额会变。",
      "What has not closed cannot be confirmed, and says that it may change.",
    ],
  ],
  bad: [
    [
      {
        statement: {
          month: "2026-11",
          state: "running",
          count: 3,
          paid: "18650.50",
          givenBack: "0.00",
          owed: "1200.00",
          reduced: "0.00",
          repaid: "300.00",
          openingOwed: "900.00",
          closingOwed: "1800.00",
        },
      },
      "未出账的月份给了“确认账单”：金额还会变，确认没有意义。这时 canConfirm 不传。",
      "A month that runs can be confirmed, though it still changes. Leave canConfirm out.",
    ],
  ],
  keyboard: [...keys.link, ["Enter / Space", "确认、下载、打印", "confirms, downloads, prints"]],
  speech: [
    "区域读“2026-10 对账单”；数字是命名的列表；状态用文字；忙的按钮读“忙”。",
    "A region named by its month; the figures are a named list; states are words, a busy button says so.",
  ],
  layout: [
    "一张卡片，数字自己换行；打印时按钮不印。排在 StatementParts、StatementLines 之上。",
    "A card whose figures wrap; its buttons are not printed. Above StatementParts and StatementLines.",
  ],
  related: ["wallet/StatementParts", "wallet/StatementLines", "wallet/StatementList", "parts/FigureLinks"],
} satisfies ComponentDocs;
