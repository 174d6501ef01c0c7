import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "一件事完成了多少：上传进度、已抢比例、账号安全度。用的是浏览器自带的 progress。",
    "How far something is: an upload, how much of an offer is sold. It is the browser's own progress.",
  ],
  instead: [
    ["ui/Spinner", "等一两秒，不知道进度", "A short wait without a measure"],
    ["ui/Steps", "分几步走，每步有名字", "A way of a few named steps"],
    ["ui/BarChart", "比较几个数的大小", "Several figures to compare"],
    ["promotion/SoldProgress", "抢购商品的“已抢”条", "How much of a flash sale is sold"],
  ],
  anatomyStory: "Sale",
  anatomy: [
    ["label", "名称：什么在进行", "label: what goes on"],
    ["label + span", "进度的文字，靠右", "how far, in words, at the end"],
    ["progress", "条：8 像素高，两头圆", "bar: 8 px high, round ends"],
  ],
  states: [
    ["Sale", "sale 色，带文字", "In the sale colour, with words"],
    ["Indeterminate", "不知道还要多久：整条明暗变化", "End unknown: the whole bar breathes"],
  ],
  good: [
    [
      { value: 3, max: 8, valueText: "3/8 张" },
      "用人看得懂的单位说进度。",
      "It says how far in a unit people know.",
    ],
  ],
  bad: [
    [
      { value: 100, tone: "sale" },
      "上传用 sale 色：像促销。普通进度用 accent，完成用 success。",
      "An upload in the sale colour looks like an offer; take accent, and success for what is done.",
    ],
    [
      { label: "加载中", value: 99 },
      "停在 99% 的假进度，不如不知道进度的样式。",
      "A false 99% is worse than a bar without a value.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "“上传凭证，进度条，40%”；有 valueText 时读它。变化不会自动播报，重要的节点用 LiveRegion。",
    "“Upload, progress bar, 40%”, or its valueText. Changes are not announced; say the important ones by a LiveRegion.",
  ],
  layout: [
    "名称一行、条一行，占满父级宽度。isLabelHidden 只藏名称，valueText 仍在。短条由父级限宽。",
    "A line of words and the bar, as wide as the parent. isLabelHidden hides the label alone, valueText stays. Its parent keeps it short.",
  ],
  related: ["ui/Spinner", "ui/Steps", "promotion/SoldProgress", "forms/PictureUpload"],
} satisfies ComponentDocs;
