import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "每月一行的账单：状态、支付、退款、期末欠款、笔数。两个月以上先画近 12 个月的图。",
    "Statements, a row a month: state, paid, given back, owed at the end, lines. From two months on a chart of the last twelve is above.",
  ],
  instead: [
    ["wallet/StatementSheet", "一个月的详情", "One month"],
    ["wallet/Ledger", "每一笔进出", "Every movement"],
    ["ui/LineChart", "只要图", "The chart alone"],
  ],
  anatomy: [
    ["h2", "标题", "heading"],
    ["figcaption", "图例：支付、退款、期末欠款", "key of the chart: paid, given back, owed"],
    ["svg[role=img]", "近几个月的折线，线型各不同", "lines of the last months, each of another stroke"],
    ["summary", "以表格查看图里的数", "the chart's figures as a table"],
    ["tbody th a[href]", "月份，去当月账单", "the month, to its statement"],
    ["tbody td span", "状态", "its state"],
  ],
  states: [
    ["FirstMonth", "只有一个月：不画图", "One month: no chart"],
    ["None", "还没有账单", "No statements yet"],
    ["Loading", "加载中", "Loading"],
    ["Failed", "加载失败，可重试", "Could not be loaded, can be tried again"],
    ["Narrow", "手机上：表格横向滚动", "On a phone: the table scrolls"],
  ],
  good: [
    [
      "FirstMonth",
      "一个月没有走势，不画只有一个点的图。",
      "One month has no trend, so there is no chart of it.",
    ],
  ],
  bad: [
    [
      {
        months: [
          {
            month: "2026-09",
            state: "confirmed",
            href: "#m9",
            count: 3,
            paid: "5680.00",
            givenBack: "120.00",
            owed: "1200.00",
            reduced: "0.00",
            repaid: "300.00",
            openingOwed: "0.00",
            closingOwed: "900.00",
          },
          {
            month: "2026-10",
            state: "closed",
            href: "#m10",
            count: 5,
            paid: "18650.50",
            givenBack: "0.00",
            owed: "1200.00",
            reduced: "0.00",
            repaid: "300.00",
            openingOwed: "900.00",
            closingOwed: "900.00",
          },
        ],
      },
      "旧的排在前面：图的时间倒了，要处理的月份也掉到最后。新的在前。",
      "The oldest is first: time runs backwards in the chart, and the month to see to is last. Newest first.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "图读“近 3 个月收支”，同样的数可展开成表格；月份链接读“2026-10 账单”；状态是文字。",
    "The chart has a name and the same figures as a table; each link says which month's statement; states are words.",
  ],
  layout: [
    "一张卡片，图占满宽度，表格窄屏横向滚动。占满账单页内容区。",
    "A card; the chart is as wide as it, the table scrolls on narrow screens. Fills the content.",
  ],
  related: ["wallet/StatementSheet", "ui/LineChart", "ui/Table", "wallet/StatementParts"],
} satisfies ComponentDocs;
