import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "有行有列的数据：规格与价格、账单明细。真正的 HTML 表格，行头列头齐全。",
    "Data in rows and columns: specifications with prices, lines of a statement. A real HTML table with its heads.",
  ],
  instead: [
    ["ui/DataTable", "要排序、勾选、上百行", "It is sorted, ticked, or has hundreds of rows"],
    ["ui/DescriptionList", "一项对一个值", "One value for each name"],
    ["ui/Grid", "只想让格子对齐，没有表头", "Cells shall only line up, without heads"],
  ],
  anatomy: [
    ["caption", "表名：可以只给读屏", "caption: may be for screen readers alone"],
    ["thead", "列头：灰底，可贴住页面顶部", "heads of columns: grey, may stay in view"],
    ["tbody th", "行头：这一行是什么", "head of a row: what it is about"],
    ["tr[data-selected]", "选中的行", "a chosen row"],
    ["td:last-child", "数字：靠右、等宽", "figures: at the end, of one width"],
    ["tfoot", "合计", "sums"],
  ],
  states: [
    ["Compact", "compact：行更矮，表名藏起", "compact: lower rows, caption hidden"],
    ["StickyHeader", "列头滚动时停在顶部", "Heads stay while the page scrolls"],
    ["Narrow", "手机上左右滚动", "On a phone it scrolls sideways"],
  ],
  good: [["Default", "金额靠右对齐，单位写在列头。", "Sums at the end, their unit in the head."]],
  bad: [
    [
      { caption: "表格" },
      "表名没说内容：读屏用户靠它决定要不要进去。",
      "A caption that says nothing: people who listen decide by it whether to go in.",
    ],
    [
      "StickyHeader",
      "只有三行就不用停住的列头；在窄父级里它还会失去横向滚动。",
      "Three rows need no heads that stay; in a narrow parent they also cost the sideways scrolling.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "“规格与价格，表格，5 行 3 列”；在单元格间移动时先读列头、行头，再读内容。选中的行只有底色，要让读屏知道请在行里放勾选框。",
    "“Prices, table, 5 rows, 3 columns”; from cell to cell its heads are read first. A chosen row is only coloured: for screen readers put a checkbox into it.",
  ],
  layout: [
    "占满父级，列宽按内容或 width；太宽时在自己里面横向滚动（hasStickyHeader 时不滚，改为整页）。列头停住的位置看 --mall-sticky-top。行高至少 40 像素。",
    "As wide as its parent, columns by content or width; what is too wide scrolls inside (with hasStickyHeader the page does). Where heads stay is --mall-sticky-top. Rows are 40 px or more.",
  ],
  related: ["ui/DataTable", "ui/DescriptionList", "product/TierPriceTable", "product/ParameterTable"],
} satisfies ComponentDocs;
