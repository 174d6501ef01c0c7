import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "宽度有规定的几栏：侧栏和正文、左右各半。手机上可以变成上下排。",
    "Columns of stated widths: a sidebar and the content, two halves. On a phone they can come below each other.",
  ],
  instead: [
    ["ui/Grid", "许多同样大小的卡片", "Many cards of one size"],
    ["ui/Inline", "按各自宽度排成一行", "Things in a line at their own width"],
    ["ui/Stack", "只要上下排", "They are only below each other"],
    ["ui/Frame", "整页的宽度", "The width of the page"],
  ],
  anatomy: [
    [
      "[class*=Columns_] > [class*=Columns_]:first-child",
      "固定宽的一栏（Column）：侧栏 200 像素",
      "a Column of fixed width, the sidebar of 200 px",
    ],
    [
      "[class*=Columns_] > [class*=Columns_]:last-child",
      "fluid 的一栏（默认）：占剩下的；栏距由 space 决定",
      "a fluid one, the default, takes what is left; the gap is space",
    ],
  ],
  states: [
    ["Halves", "左右各半", "Two halves"],
    ["Collapsing", "手机上上下排", "On a phone, below each other"],
  ],
  good: [
    [
      "Collapsing",
      "给了 collapseBelow：窄屏上侧栏排到正文上面，各占满一行。",
      "With collapseBelow the sidebar comes above the content on narrow screens, both at full width.",
    ],
  ],
  bad: [
    [
      "Default",
      "没有 collapseBelow 就放侧栏：手机上它仍占 200 像素，正文只剩一条。",
      "A sidebar without collapseBelow keeps its 200 px on a phone and leaves the content a strip.",
    ],
    [{ space: "none" }, "两张卡片贴在一起，像一张。", "Two cards without a gap look like one."],
  ],
  keyboard: keys.none,
  speech: [
    "没有角色，按写的顺序读；先读的先写，不要靠样式换位置。",
    "No role: it is read in the order of the markup, so write first what is read first.",
  ],
  layout: [
    "自己管栏宽、栏距和折叠；每栏里用 Stack。isSticky 的栏在桌面宽度跟着页面停在顶部。宽度由父级给，常是 Frame。",
    "Its own: widths, gap, collapsing; a Stack goes into each. A column with isSticky stays in view on desktop widths. Its width is the parent's, often a Frame.",
  ],
  related: ["ui/Grid", "ui/Inline", "ui/Stack", "ui/Frame"],
} satisfies ComponentDocs;
