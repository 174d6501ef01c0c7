import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "一个月的费用按店铺、下单人、成本中心、商品分类等汇总：图和同样的表。点一行，只看它的明细。",
    "What a month came to by shop, person, cost centre or category: a chart and the same as a table, whose rows choose the lines below.",
  ],
  instead: [
    ["wallet/StatementList", "各月之间比", "Comparing months"],
    ["wallet/StatementLines", "每一笔", "Every line"],
    ["ui/BarChart", "只要图", "The chart alone"],
  ],
  anatomyStory: "OneChosen",
  anatomy: [
    ["nav", "按什么汇总", "summed up by what"],
    ["figure", "前 8 项的柱图，名字截到 6 字", "bars of the first eight, names cut to six characters"],
    ["[role=rowheader] a[href]", "一项；点了只看它的明细", "a part; chooses its lines"],
    [
      "[role=columnheader]",
      "点列头排序；首列可拖宽，表头和首列停住",
      "heads sort; the first column can be wider, and stays as the heads do",
    ],
    ["[role=row][data-current]", "选中的一项", "the chosen one"],
    ["[role=columnheader]:last-child", "笔数", "number of lines"],
  ],
  states: [
    ["OneChosen", "选中一项：多一个“查看全部明细”", "One is chosen, with the way back to all"],
    ["Many", "几十项：在表内滚动", "Dozens: the table scrolls in itself"],
    ["One", "只有一项：不画图", "A single part: no chart"],
    ["LongChineseText", "名字很长", "Long names"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [["OneChosen", "行变色，还能一键回到全部。", "The row is marked, and one press leads back to all."]],
  bad: [
    [
      { by: "person" },
      "选的是“下单人”，行里却是店铺：by 和 parts 要一起换。",
      "The tab says by person, the rows are shops. Change by and parts together.",
    ],
  ],
  keyboard: [
    ...keys.link,
    ["↑ ↓ ← →", "在行、格、列头之间移动", "between rows, cells and heads"],
    ["Enter", "在列头上排序，在一项上打开它的明细", "sorts on a head, shows the lines of a part"],
  ],
  speech: [
    "分类是导航，当前一项读“当前页面”；行链接读“只看百工自营旗舰店的明细”；图有名称，数字在表里；表读作网格，列头读排序方向。",
    "Tabs are a navigation; each row's link says whose lines it shows; the chart has a name, its figures are in the table, a grid whose heads tell their order.",
  ],
  layout: [
    "一张卡片：分类、图、表上下排，表格在自己里面滚动，窄屏时名字停住。没有脚本、打印时是全部行的普通表格。StatementLines 紧接在下面。",
    "A card of tabs, chart and table; the table scrolls in itself, and on narrow screens the names stay. In print and without script it has all rows. StatementLines follow below.",
  ],
  related: ["wallet/StatementLines", "wallet/StatementSheet", "ui/BarChart", "ui/DataGrid"],
} satisfies ComponentDocs;
