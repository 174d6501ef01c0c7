import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "几组数量的柱状图：按月的支付与退款、按店铺的采购额。同样的数可以展开成表。",
    "Amounts in groups as bars: paid and refunded by month, purchases by shop. The same can be opened as a table.",
  ],
  instead: [
    ["ui/Table", "要查准确的数，或超过十几组", "Exact figures matter, or there are more than a dozen groups"],
    ["parts/FigureLinks", "只有两三个数", "Two or three figures"],
    ["ui/ProgressBar", "一件事完成了多少", "How far one thing is"],
    ["wallet/Ledger", "一笔一笔的收支", "Single receipts and payments"],
  ],
  anatomy: [
    ["figcaption", "图例：颜色和名字", "legend, colours and their names"],
    ["figure div[aria-hidden=true]", "刻度：宽度随最长的数", "axis, as wide as its longest value"],
    [
      "svg[role=img] rect",
      "柱：同组并排，停住鼠标显示数值",
      "bar, beside those of its group; its value shows under the pointer",
    ],
    ["svg[role=img] text", "组名", "name of a group"],
    ["summary", "展开数据表，tableLabel 为空时没有", "opens the table, absent without tableLabel"],
  ],
  states: [
    ["OneGroup", "只有一组", "One group"],
    ["Nothing", "全部是 0：刻度仍在", "All zero: the axis stays"],
    ["Narrow", "手机上：七组以上隔一个写组名", "On a phone, of more than seven groups every other is named"],
  ],
  good: [
    [
      "Default",
      "金额用 formatValue 写上货币，并给出数据表。",
      "formatValue writes the currency, and the table is there.",
    ],
  ],
  bad: [
    [
      {
        series: [
          { id: "a", label: "支付", tone: "accent", values: [5680, 8200, 3100, 9900, 7420, 6600] },
          { id: "b", label: "退款", tone: "accent", values: [1200, 900, 400, 860, 1500, 300] },
        ],
        groups: ["1月", "2月", "3月", "4月", "5月", "6月"],
      },
      "两组同一个颜色，分不出谁是谁。",
      "Two series of one colour cannot be told apart.",
    ],
    [
      {
        groups: [
          "华东工贸五金工具旗舰店",
          "江南轴承传动配件专营店",
          "北方劳保防护用品经营部",
          "西部焊接切割设备总代理",
          "沿海紧固件标准件批发部",
          "中原电工电气自营旗舰店",
        ],
        series: [{ id: "a", label: "采购额", tone: "accent", values: [5680, 8200, 3100, 9900, 7420, 6600] }],
      },
      "组名太长会叠在一起：用简称，或用表格。",
      "Long names run into each other: shorten them or take a table.",
    ],
  ],
  keyboard: [...keys.tab, ["Enter / Space", "展开或收起数据表", "opens or closes the table"]],
  speech: [
    "图读作一张图片，名字是 label；数值要从数据表里读，所以页面没有别的表时要给 tableLabel。",
    "The chart is one picture named by its label; the values are read in the table, so give tableLabel unless the page has a table of its own.",
  ],
  layout: [
    "高度固定，宽度占满父级；柱宽按比例变，字不变大小。标题由父级写。",
    "Of a fixed height, as wide as its parent; bars scale, words keep their size. A heading is the parent's.",
  ],
  related: ["ui/Table", "ui/ProgressBar", "ui/Disclosure"],
} satisfies ComponentDocs;
