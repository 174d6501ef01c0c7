import type { ComponentDocs } from "../../component-docs/index.ts";

export default {
  purpose: [
    "鼠标停住或键盘聚焦时，在控件旁出现的一句解释。只补充，不能是唯一的说明，因为触屏上看不到。",
    "A few words beside a control while it is hovered or focused. An addition, never the only place of a fact, since fingers do not see it.",
  ],
  instead: [
    ["ui/Popover", "要按的东西，或触屏也要看", "There is something to press, or fingers must see it"],
    ["ui/Text", "人人都要知道，直接写出来", "All must know it: write it"],
    ["ui/TextField", "字段的说明，用它的 description", "A hint for a field is its description"],
    ["ui/Disclosure", "一段较长的规则", "A longer rule"],
  ],
  anatomy: [
    [
      "button",
      "被解释的控件：必须能得到焦点；提示出现在它的 placement 一边，离开 6 像素",
      "what is explained: must take the focus; the words come at its placement, 6 px away",
    ],
    ["svg", "示例里的问号图标，让人知道这里有说明", "here a question mark, which says that there is help"],
  ],
  states: [
    ["Default", "打开：停在问号上，或按 Tab 聚焦", "Open: the question mark is hovered, or focused by Tab"],
  ],
  good: [
    [
      { content: "每 100 积分抵 1 元，须为 10 的倍数" },
      "一句话补充规则；不看也能填对。",
      "One sentence of addition; one can go on without it.",
    ],
  ],
  bad: [
    [
      {
        content:
          "积分抵扣规则：每个订单最多抵扣商品金额的百分之三十；不含运费；退款时积分按比例退回；预售、拼团、秒杀订单不参加；具体以结算页为准。",
      },
      "五条规则塞进提示：移开就没了，触屏看不到。用 Disclosure 或 Dialog。",
      "Five rules in a tooltip are gone with the pointer and unseen by fingers: a Disclosure or Dialog.",
    ],
    [{ content: "积分规则" }, "和按钮的名字一样，没有新内容。", "It repeats the button's name."],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "聚焦控件时出现，离开时消失", "appears with the focus, goes with it"],
    ["Esc", "收起，焦点不动", "takes it away; the focus stays"],
  ],
  speech: [
    "读完控件的名字后读提示，作为描述：“积分规则，按钮，积分须为 10 的倍数”。",
    "Read after the control's name as its description: “Points, button, a multiple of 10”.",
  ],
  layout: [
    "画在 body 上，最宽 280 像素（百工），深底小字，放不下会翻面。控件外面是 inline-flex 的 span。按下控件时收起；只有鼠标悬停才触发，手指不会。代码第一次出现时下载。",
    "Drawn on the body, at most 280 px wide (in Baigong), small words on a dark ground, turned over where there is no room. The control is in an inline-flex span. A press takes it away; a mouse opens it, a finger does not. Its code is fetched when it first shows.",
  ],
  related: ["ui/Popover", "ui/IconButton", "ui/Disclosure"],
} satisfies ComponentDocs;
