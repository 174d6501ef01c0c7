import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "可以勾选行的表格：每行一个勾，表头一个全选。几千行也不卡。",
    "A table whose rows are chosen: a tick in each, one for all of them. Thousands of rows stay quick.",
  ],
  instead: [
    ["ui/Table", "只看，不勾选", "It is only read"],
    ["ui/DataGrid", "要排序、调列宽、固定列", "It is sorted, its widths change, or a column stays"],
    ["product/SkuMatrix", "每个规格填数量", "A quantity for each variant"],
    ["ui/DescriptionList", "一件东西的各项信息", "Facts of one thing"],
    ["ui/CheckboxGroup", "几个选项，没有列", "A few choices without columns"],
  ],
  anatomy: [
    [
      "thead",
      "表头：滚动时停在顶部，手机上不写列名",
      "head, stays in view; on a phone without the columns' names",
    ],
    ["thead input[type=checkbox]", "全选；选了一部分时是横线", "ticks all; a dash when some are"],
    [
      "tbody input[type=checkbox]",
      "选这一行；按住 Shift 选一段",
      "ticks the row; with Shift all since the last one",
    ],
    ["tbody th", "主列：给这一行命名，占剩下的宽度", "main cell, names the row and takes what is left"],
    ["tbody td:last-child", "其他列：宽度固定，金额靠右", "other cells, of fixed width; amounts at the end"],
  ],
  states: [
    ["LongTexts", "名字很长，最后一列是按钮", "A long name, a button at the end"],
    [
      "Narrow",
      "手机上：主列一行，其余排在下面，各带列名",
      "On a phone the main cell has its line, the others are below with their names",
    ],
  ],
  good: [
    ["Default", "金额和库存用等宽数字，金额靠右对齐。", "Digits of one width, amounts aligned at the end."],
  ],
  bad: [
    [
      { rows: [] },
      "没有行只剩表头：换成 EmptyState。",
      "Without rows only the head is left: show an EmptyState.",
    ],
    [
      { rows: [{ id: "1", name: "M6×20 半牙", stock: 1200, price: "0.35" }] },
      "只有一行还要勾：直接给动作按钮。",
      "One row needs no tick: give the act itself.",
    ],
  ],
  keyboard: [
    ...keys.tab,
    ["Space", "勾选或取消这一行", "ticks the row or takes the tick back"],
    ["↑ ↓", "到上一行、下一行的勾", "to the tick of the row above, below"],
  ],
  speech: [
    "按表格读，有名字（caption）、列头和行头；勾读作“选择 M6×20 半牙，复选框”。",
    "A table with its caption, column and row heads; a tick is “choose” with the row's name.",
  ],
  layout: [
    "占满父级宽度，行高随内容；列宽用 s、m、l、fill、end 选。放进卡片时用没有内边距的 Surface。外面的祖先不要 overflow:hidden，否则表头不停在顶部。",
    "As wide as its parent, rows as high as their content; widths are s, m, l, fill or end. Put it into a Surface without padding. An ancestor that clips keeps its head from staying in view.",
  ],
  related: ["ui/Table", "ui/DataGrid", "ui/Checkbox", "ui/Pagination"],
} satisfies ComponentDocs;
