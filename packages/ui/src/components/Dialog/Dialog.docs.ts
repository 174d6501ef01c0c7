import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  isOverlay: true,
  purpose: [
    "盖在页面上的窗口，做完一件小事再回来：填一个地址、选一个规格、读一份协议。",
    "A window over the page for one small task: fill in an address, choose a variant, read an agreement; then back.",
  ],
  instead: [
    ["ui/AlertDialog", "只问“做还是不做”", "It only asks whether to do it"],
    ["ui/Popover", "内容短，不必挡住页面", "It is short and need not cover the page"],
    ["ui/Toast", "只告诉结果，不要回答", "It only tells a result"],
  ],
  anatomy: [
    [
      "[role=dialog]",
      "窗口：居中，或贴右边成抽屉（placement）",
      "window: in the centre, or a drawer at the edge (placement)",
    ],
    ["[role=dialog] h2", "标题：说明要做什么", "heading: says what is to do"],
    ["[role=dialog] button", "关闭", "close"],
    ["[role=dialog] input", "内容：长了在窗口内滚动", "content: scrolls inside when it is long"],
  ],
  states: [
    ["LongChineseText", "内容很长：标题和按钮不动", "Long content: heading and buttons stay"],
    ["AtTheEnd", "抽屉", "A drawer"],
    ["NotDismissable", "必须回答：没有叉，Esc 无效", "Must be answered: no cross, Escape does nothing"],
    ["Narrow", "手机上占满屏幕", "On a phone, the whole screen"],
  ],
  good: [["AtTheEnd", "主要动作在脚部，总看得见。", "The main act is at the foot, always in sight."]],
  bad: [
    [
      "NotDismissable",
      "普通任务不要这样：人想离开时要能离开。",
      "Not for an ordinary task: people must be able to leave.",
    ],
  ],
  keyboard: keys.dialog,
  speech: [
    "打开时读标题和“对话框”，焦点进入第一个控件；背后的页面读不到；关闭后焦点回到打开它的控件。",
    "At opening its heading and “dialog”; the focus goes to the first control, the page behind cannot be read; afterwards the focus is back at what opened it.",
  ],
  layout: [
    "自己管大小、滚动、标题与脚部的位置；内容的间距由传进来的 Stack 或 Form 决定。放在页面哪里都一样，它画在 body 上。",
    "Its own: size, scrolling, place of heading and foot. Spacing of the content comes from the Stack or Form in it. It may be anywhere in the page; it is drawn on the body.",
  ],
  related: ["ui/AlertDialog", "ui/Popover", "ui/Form"],
} satisfies ComponentDocs;
