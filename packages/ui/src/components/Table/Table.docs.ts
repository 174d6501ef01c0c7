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
    ["thead", "列头：灰底，可停在上面", "heads of columns: grey, may stay in view"],
    ["tbody th", "行头：这一行是什么", "head of a row: what it is about"],
    [
      "tr[data-selected]",
      "选中的行：底色、前面的竖条、加粗的行头",
      "the chosen row: its ground, a bar before it, a heavier head",
    ],
    ["td:last-child", "数字：靠右、等宽", "figures: at the end, of one width"],
    ["tfoot", "合计", "sums"],
  ],
  states: [
    ["Compact", "compact：行更矮，表名藏起", "compact: lower rows, caption hidden"],
    ["StickyHeader", "滚动时列头停在上面", "Heads stay while it scrolls"],
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
      "只有三行就不用停住的列头：没有可滚的，Tab 键还多停一次。",
      "Three rows need no heads that stay: nothing scrolls, and Tab stops once more.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "“规格与价格，表格，5 行 3 列”；在单元格间移动时先读列头、行头，再读内容。选中的行，行头读“当前”；可以选几行时用 DataTable。列头停住时，外框是有名字的区域。",
    "“Prices, table, 5 rows, 3 columns”; from cell to cell its heads are read first. The head of the chosen row is read as current; where several can be chosen take a DataTable. With heads that stay the box is a region with its name.",
  ],
  layout: [
    "占满父级，列宽按内容或 width；太宽时在自己里面横向滚动；hasStickyHeader 时也上下滚，框最高一屏，或按 --mall-table-height。行高至少 40 像素。",
    "As wide as its parent, columns by content or width; what is too wide scrolls inside. With hasStickyHeader it scrolls up and down as well, in a box as high as the window or as --mall-table-height says. Rows are 40 px or more.",
  ],
  related: ["ui/DataTable", "ui/DescriptionList", "product/TierPriceTable", "product/ParameterTable"],
} satisfies ComponentDocs;
