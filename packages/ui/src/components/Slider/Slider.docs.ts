import type { ComponentDocs } from "../../component-docs/index.ts";

export default {
  status: "new",
  purpose: [
    "拖一个点选一个数：预付比例、账期。适合看位置比看精确数字更重要的时候。",
    "One number by dragging: a share to prepay, days of credit. Where the place matters more than the exact figure.",
  ],
  instead: [
    ["ui/RangeSlider", "从多少到多少", "A from and a to"],
    ["ui/NumberStepper", "要精确的件数", "An exact count"],
    ["ui/SegmentedControl", "只有两到五个值", "Two to five values alone"],
    ["ui/ProgressBar", "只显示，不能改", "It only shows and cannot be changed"],
  ],
  anatomyStory: "WithDescription",
  anatomy: [
    ["label", "名称", "label"],
    ["label + span", "现在的值：format 加上单位", "the value, with its unit by format"],
    ["[role=group] > div > div:first-child", "轨道：从最小到现在有颜色", "rail: coloured up to the value"],
    [
      "[role=group] > div > div:nth-child(2)",
      "点：18 像素，触屏 22 像素",
      "thumb: 18 px, 22 px under fingers",
    ],
    ["[id$=hint]", "说明，可省", "hint, optional"],
  ],
  states: [
    ["Steps", "一步 15 天", "Steps of 15 days"],
    ["AtItsEnds", "两头：点不会超出轨道", "At its ends the thumb stays on the rail"],
    ["WithDescription", "带说明", "With a hint"],
    ["WithoutSeenWords", "名称只给读屏", "Label for screen readers alone"],
    ["Invalid", "值不允许", "Not allowed"],
    ["Disabled", "不能改", "Cannot be changed"],
    ["LongChineseText", "手机上的长名称", "A long label on a phone"],
  ],
  good: [
    [
      "Steps",
      "账期只有几档，步长让它停得准。",
      "Credit comes in a few lengths; steps make them easy to hit.",
    ],
  ],
  bad: [
    [
      { label: "购买数量", max: 10_000, defaultValue: 37 },
      "一万里选 37：动一像素差几十件。用 NumberStepper。",
      "37 of ten thousand: a pixel is dozens. Take a NumberStepper.",
    ],
    [
      { isLabelHidden: true, label: "比例" },
      "只剩一个数，不知道是什么的比例。",
      "A bare figure: a share of what?",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "到点、下一个控件", "to the thumb, to the next control"],
    ["← → ↑ ↓", "移动一步", "moves by a step"],
    ["Page Up / Page Down", "移动一大步", "moves by a large step"],
    ["Home / End", "到最小、最大", "to the least, the most"],
  ],
  speech: [
    "“预付比例，滑块，30%”，按 format 读；说明和错误是它的描述。拖动时随值读出。",
    "“Share to prepay, slider, 30%”, read by format; hint and error describe it. Each new value is read.",
  ],
  layout: [
    "名称和值一行，轨道一行，占满父级；宽度由父级定，太短就选不准。行高 36 像素，触屏 44 像素。脚本到来前是浏览器自己的滑块，高度相同，页面不跳。",
    "A line of words and the rail, as wide as the parent; too short is hard to hit. 36 px high, 44 px under fingers. Until its code is there it is the browser's own, of the same height.",
  ],
  related: ["ui/RangeSlider", "ui/NumberStepper", "ui/SegmentedControl"],
} satisfies ComponentDocs;
