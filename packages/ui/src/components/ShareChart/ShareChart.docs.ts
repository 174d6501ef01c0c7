import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  status: "new",
  purpose: [
    "看一个整体怎么分：各品类、各部门占多少。名字和占比写在环的旁边，不靠颜色认。",
    "How a whole is divided: by category, by department. Names and shares are beside the ring, so colours need not be told apart.",
  ],
  instead: [
    ["ui/BarChart", "比大小，或部分超过六个", "To compare sizes, or with more than six parts"],
    ["ui/LineChart", "看一段时间里的变化", "How something changes over time"],
    ["ui/ProgressBar", "只有一部分和剩下的", "One part and what is left"],
  ],
  anatomyStory: "WithTotal",
  anatomy: [
    ["svg[role=img]", "环：从顶上开始，顺时针", "ring: from the top, clockwise"],
    ["svg + div", "合计，可省", "sum, optional"],
    ["ul", "各部分的名字和占比，顺序与环相同", "names and shares, in the order of the ring"],
    ["details", "同样的数据，表格", "the same as a table"],
  ],
  states: [
    ["WithTotal", "中间写合计", "With the sum in the middle"],
    ["SixParts", "六个部分；再小也看得见", "Six parts; the smallest is seen, too"],
    ["OnePart", "一个部分占满", "One part is all"],
    ["Nothing", "合计为 0：空环", "Nothing: an empty ring"],
    ["LongChineseText", "名字换行，占比不换", "Names wrap, shares do not"],
    ["Narrow", "窄屏上名字在环下面", "On narrow screens names are below the ring"],
  ],
  good: [
    [
      "Default",
      "从大到小，零碎的合成“其他”放最后。",
      "Largest first; small parts are put together as the last one.",
    ],
  ],
  bad: [
    [
      {
        items: [
          { id: "a", label: "电动工具", value: 1, tone: "accent" },
          { id: "b", label: "手动工具", value: 1, tone: "accent" },
        ],
      },
      "两个部分颜色相同，环上分不开。",
      "Two parts have one colour, and look as one.",
    ],
  ],
  keyboard: [...keys.tab, ["Enter / Space", "打开、收起表格", "opens or closes the table"]],
  speech: [
    "环读作一张图片，名字是 label；旁边的列表读每部分的名字和占比，表格里还有数值。",
    "The ring is one picture named by its label; the list beside it reads names and shares, the table values as well.",
  ],
  layout: [
    "环有固定大小，名字占剩下的宽度，放不下就到下面；没有外边距。",
    "The ring has its size, the names take what is left or go below it; no outer margin.",
  ],
  related: ["ui/BarChart", "ui/LineChart", "ui/Table"],
} satisfies ComponentDocs;
