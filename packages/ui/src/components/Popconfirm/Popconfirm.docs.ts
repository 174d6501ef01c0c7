import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  status: "new",
  purpose: [
    "在按钮旁边问一句，再做不好撤回的小动作：删除地址、清空列表。不挡住页面其余部分。",
    "Asks once beside the button before a small act that can hardly be taken back: delete an address, clear a list. The rest of the page stays in sight.",
  ],
  instead: [
    ["ui/AlertDialog", "后果严重，或必须先回答", "The consequences are grave, or an answer must come first"],
    ["ui/Toast", "做完还能撤销：直接做，给“撤销”", "It can be undone: do it, and offer “Undo”"],
    ["ui/Popover", "里面不是问题", "What opens is no question"],
    ["ui/Dialog", "还要填内容", "There is something to fill in"],
  ],
  anatomy: [["button", "触发按钮：按下只问，不做", "the button that asks: pressing it does nothing yet"]],
  states: [
    ["Default", "打开：一个问题，两个答案", "Open: one question, two answers"],
    ["Danger", "后果严重：红色，下面写会发生什么", "A destroying act: red, with what will happen"],
    ["Pending", "进行中：两个按钮都不能再按，Esc 不关", "On its way: neither button nor Esc does anything"],
    ["Refused", "做不成：留在原处，说明原因", "Refused: it stays, with the reason"],
    ["LongChineseText", "长文字换行", "Long words wrap"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Danger",
      "问题和确认按钮用同一个动词，安全的答案在前。",
      "The question and its button say one verb, and the harmless answer comes first.",
    ],
  ],
  bad: [
    [
      { isOpen: true, title: "提示", confirmLabel: "确定", cancelLabel: "取消" },
      "“确定”什么？标题没有说要做什么。",
      "“OK” what? The title does not say what will be done.",
    ],
  ],
  keyboard: keys.dialog,
  speech: [
    "打开后焦点进入，读作“删除这个地址？，对话框”；关闭后回到触发按钮。做不成的原因立即读出。",
    "Once open it takes the focus and reads as a dialog named by its question; afterwards the focus is back at the button. A reason of refusal is read at once.",
  ],
  layout: [
    "浮在按钮旁边，放不下就换到对面；宽度不超过浮层的最大宽度。按钮自己的位置由父级定。",
    "Floats beside its button and turns over where there is no room; never wider than a floating card. Where the button is, is its parent's.",
  ],
  related: ["ui/AlertDialog", "ui/Popover", "ui/Button"],
  isOverlay: true,
} satisfies ComponentDocs;
