import type { ComponentDocs } from "../../component-docs/index.ts";

export default {
  status: "new",
  purpose: [
    "拖两个点选一个范围：价格从多少到多少。给筛选用，大概就行。",
    "Two thumbs for a range: a price from and to. For filters, where about right is enough.",
  ],
  instead: [
    ["ui/Slider", "只要一个值", "One value alone"],
    ["ui/MoneyField", "要精确到角分", "It must be exact"],
    ["ui/DateRangePicker", "起止日期", "A first and a last day"],
    ["list/FacetPanel", "列表页整个筛选面板", "The whole filter of a list"],
  ],
  anatomy: [
    ["label", "名称", "label"],
    ["label + span", "现在的范围：format 写的两个数", "the range now: two figures by format"],
    ["[role=group] > div > div:first-child", "轨道：两点之间有颜色", "rail: coloured between the thumbs"],
    ["[role=group] > div > div:nth-child(2)", "下限的点", "thumb of the lower value"],
    [
      "[role=group] > div > div:nth-child(3)",
      "上限的点：不能越过下限",
      "thumb of the upper value: cannot pass the lower one",
    ],
  ],
  states: [
    ["Whole", "全部范围", "The whole range"],
    [
      "Together",
      "两点重合：先能拖到的是还能动的那个",
      "Both at one place: on top is the one that can still move",
    ],
    ["Invalid", "范围内没有商品", "Nothing in this range"],
    ["Disabled", "不能改", "Cannot be changed"],
    ["LongChineseText", "手机上的长名称", "A long label on a phone"],
  ],
  good: [
    [
      "Default",
      "步长 50 元：停在整数上，拖起来也不费力。",
      "Steps of ¥50 stop at round sums and are easy to hit.",
    ],
  ],
  bad: [
    [
      { max: 1_000_000, step: 1, defaultValue: { from: 800, to: 3200 } },
      "范围到一百万、步长 1：动一像素就是几千元。用两个 MoneyField。",
      "Up to a million by ones: a pixel is thousands. Take two MoneyFields.",
    ],
    [
      { max: 3, step: 1, defaultValue: { from: 1, to: 2 } },
      "只有四个值：用复选框直接列出。",
      "Four values in all: list them as checkboxes.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "下限、上限之间移动", "between the lower and the upper thumb"],
    ["← → ↑ ↓", "移动一步", "moves by a step"],
    ["Page Up / Page Down", "移动一大步", "moves by a large step"],
    ["Home / End", "到最小、最大；不越过另一个点", "to the least, the most; never past the other thumb"],
  ],
  speech: [
    "一组，读“价格”；两个点读“最低价 价格，滑块，¥800”。数值按 format 读，说明和错误是两点的描述。",
    "A group named by its label; the thumbs are sliders, “Lowest price, ¥800”. Values are read by format; hint and error describe both.",
  ],
  layout: [
    "名称和范围一行，轨道一行，占满父级；轨道至少要 200 像素才好拖，由父级保证。触屏上点变大，高度 44 像素。脚本到来前是浏览器自己的两个滑块，高度相同。",
    "A line of words and the rail, as wide as the parent, which should give it 200 px at least. Under fingers the thumbs grow and it is 44 px high. Until its code is there it is two of the browser's own, of the same height.",
  ],
  related: ["ui/Slider", "list/FacetPanel", "ui/MoneyField", "product/PriceRange"],
} satisfies ComponentDocs;
