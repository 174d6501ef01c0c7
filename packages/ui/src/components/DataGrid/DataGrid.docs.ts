import type { ComponentDocs } from "../../component-docs/index.ts";

export default {
  status: "new",
  purpose: [
    "要排序、比较、挑选的大表：报价明细、库存、对账。点列头排序，拖列宽，表头和首列停住，上千行只渲染看得见的。",
    "Large tables to sort, compare and choose from: quotes, stock, reconciling. Heads sort, widths are dragged, head and first column stay, and of thousands of rows only those in view are rendered.",
  ],
  instead: [
    ["ui/Table", "行少，只看", "Few rows that are only read"],
    [
      "ui/DataTable",
      "格子里有输入框，或没有脚本也要能勾选",
      "Cells hold fields, or rows are ticked without script",
    ],
    ["ui/Tree", "行有层级", "Rows have levels"],
    ["ui/DescriptionList", "一件东西的各项信息", "Facts of one thing"],
  ],
  anatomyStory: "Several",
  anatomy: [
    [
      "[role=grid] thead",
      "表头：停在滚动区顶部；有箭头的可按",
      "head, stays at the top of its scroller; those with arrows can be pressed",
    ],
    [
      "thead div:has(> input[type=range])",
      "列宽把手，只在可调的列上",
      "handle of the width, where it can change",
    ],
    ["thead label", "全选；选了一部分时是横线", "chooses all; a dash when some are"],
    ["[role=row][aria-selected=true]", "选中的行：底色、竖线、勾", "a chosen row: ground, line and tick"],
    ["[role=rowheader]", "首列：给这一行命名，可以停住", "first column, names the row and may stay"],
    ["[role=gridcell]:last-child", "数字：靠右、等宽", "figures: at the end, of one width"],
  ],
  states: [
    ["Sorted", "按单价从高到低", "By price, the highest first"],
    ["One", "选一行：底色和竖线", "One row chosen: ground and a line at its beginning"],
    ["Current", "页面正在看的一行：底色和竖线", "The row that the page is about: ground and a line"],
    ["Thousand", "一千行，紧凑；表头和首列停住", "A thousand compact rows; head and first column stay"],
    ["Compact", "compact：行更矮", "compact: lower rows"],
    ["Empty", "没有行：留着表头，说明原因", "Without rows the head stays and says why"],
    ["Loading", "第一次加载", "The first rows are on their way"],
    ["LoadingOthers", "换一批：原来的行变淡", "Others are on their way: the rows are dimmed"],
    ["LongChineseText", "长文字换行，行变高", "Long words wrap and the row grows"],
    ["Narrow", "手机上：首列停住，其余左右滚动", "On a phone the first column stays, the others scroll"],
  ],
  good: [
    [
      "Sorted",
      "给了 defaultSort，一眼看出按什么排。",
      "With a defaultSort people see at once what the order means.",
    ],
    ["Narrow", "列多的表在手机上让首列停住。", "On a phone, with many columns, the first one stays."],
  ],
  bad: [
    [{ emptyContent: "", rows: [] }, "没有行也不说原因。", "It does not say why there are no rows."],
    [
      { selectionMode: "multiple", rows: [] },
      "没有行还能全选：先不给选择。",
      "All of nothing can be chosen: give no selection yet.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "进入、离开；落在上次的行或格", "in and out; to the row or cell that was last"],
    ["↑ ↓ ← →", "在行、格、列头之间移动", "between rows, cells and heads"],
    ["Home / End", "到行首、行尾的格", "to the first, the last cell of the row"],
    ["Ctrl+Home / Ctrl+End", "到第一行、最后一行", "to the first, the last row"],
    [
      "Enter",
      "在列头上排序；在把手上开始、结束调宽",
      "sorts on a head; begins and ends a change of width on a handle",
    ],
    ["← →", "调宽时每次 10 像素", "while a width changes, 10 px each"],
    ["Space", "选中、取消这一行", "chooses the row or takes it back"],
    ["Ctrl+A / Esc", "全选、全不选", "chooses all, none"],
    ["A … Z", "输入文字，跳到这个名字的行", "typed letters go to the row of that name"],
  ],
  speech: [
    "读作网格，名字是 caption；列头读排序方向，行读名字和是否选中，换序后读出新的顺序。",
    "A grid with its caption; heads tell their order, rows their name and whether they are chosen, and a new order is read.",
  ],
  layout: [
    "占满父级宽度，在自己里面上下左右滚动，最高 70dvh，可用 --mall-table-height 改。列宽用 width（像素或 fr）和 minWidth。超过 200 行只渲染看得见的，此时浏览器的页内查找和打印只有这些行；没有脚本时是前 200 行的普通表格。要打印的表给 isPrintable，全部渲染。",
    "As wide as its parent; scrolls both ways in itself, at most 70dvh high, which --mall-table-height changes. Columns have a width (px or fr) and a minWidth. Beyond 200 rows only those in view are rendered, so the browser's search and print know no others, and without script it is a plain table of the first 200; isPrintable renders all of them.",
  ],
  related: ["ui/DataTable", "ui/Table", "ui/Pagination", "ui/Tree"],
} satisfies ComponentDocs;
