import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  status: "new",
  purpose: [
    "看变化：一段时间里的金额、价格、数量。最多四条线，线型和颜色都不同；同样的数据可以打开成表格。",
    "How amounts, prices or numbers change over time. At most four lines that differ by stroke and colour; the same can be opened as a table.",
  ],
  instead: [
    ["ui/BarChart", "比大小，各组之间没有先后", "To compare groups that have no order"],
    ["ui/ShareChart", "看各部分占多少", "How a whole is divided"],
    ["ui/Table", "要查准确数字", "To look exact numbers up"],
  ],
  anatomy: [
    ["figcaption", "图例：线型和名字", "legend: strokes and names"],
    ["figure > div > div svg", "纵轴的值", "values of the axis"],
    [
      "svg[role=img]",
      "线和点；指向一个点，浏览器显示它的值",
      "lines and dots; pointing at a dot shows its value",
    ],
    ["details", "同样的数据，表格", "the same as a table"],
  ],
  states: [
    ["FourLines", "四条线，线型不同", "Four lines of different strokes"],
    ["Gaps", "没有值的地方断开，不当作 0", "A gap where there is no value, which is not 0"],
    [
      "SmallChanges",
      "纵轴不从 0 开始，看清小变化；名字隔几个写一个",
      "An axis that does not begin at 0; names at every few",
    ],
    ["OneGroup", "只有一个点", "One dot alone"],
    ["Nothing", "还没有数据", "Nothing yet"],
    ["LongChineseText", "图例换行", "The legend wraps"],
    ["Narrow", "手机上名字更少", "On a phone with fewer names"],
  ],
  good: [["Gaps", "没统计就断开，不连成假的线。", "What was not counted is a gap, not a made-up line."]],
  bad: [
    [
      { startsAtZero: false },
      "比较金额却不从 0 开始：差别看起来大了几倍。",
      "Amounts are compared, but not from 0: the difference looks many times as large.",
    ],
  ],
  keyboard: [...keys.tab, ["Enter / Space", "打开、收起表格", "opens or closes the table"]],
  speech: [
    "图读作一张图片，名字是 label；数值在表格里，逐行读出。",
    "The drawing is one picture named by its label; the numbers are in the table, row by row.",
  ],
  layout: [
    "填满父级给的宽度，高度固定；没有外边距。纵轴多宽由最长的值定。",
    "Fills the width it is given at a fixed height; no outer margin. The axis is as wide as its longest value.",
  ],
  related: ["ui/BarChart", "ui/ShareChart", "ui/Table"],
} satisfies ComponentDocs;
