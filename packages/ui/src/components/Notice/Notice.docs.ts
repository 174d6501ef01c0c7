import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "写在页面里的一条消息：提醒、结果、出错原因。它占一行位置，读完还在。",
    "A message in the flow of the page: a hint, a result, why something failed. It has its own room and stays.",
  ],
  instead: [
    ["ui/Toast", "做完一件事，看一眼就够", "A short result that may go by itself"],
    ["ui/AlertDialog", "不回答就不能继续", "It must be answered before anything else"],
    ["ui/ErrorState", "整块内容没加载出来", "A whole block could not be loaded"],
    ["ui/EmptyState", "一块里什么都没有", "A block holds nothing"],
  ],
  anatomyStory: "WithActions",
  anatomy: [
    ["svg", "图标：按 tone 变，不看颜色也能分辨", "icon: by its tone, told apart without colour"],
    ["[data-tone] > div > div:first-child", "标题，可省", "title, optional"],
    ["[data-tone] > div > div:nth-child(2)", "内容：可以有链接和清单", "message: may hold links and lists"],
    ["a", "动作：小按钮或链接，可省", "actions: small buttons or links, optional"],
  ],
  states: [
    ["Tones", "四种意思：说明、成功、注意、错误", "Four meanings: info, success, warning, danger"],
    ["WithActions", "标题、内容和动作", "Title, message and an act"],
    ["Dismissable", "可以关掉；由父级真正移除", "Can be taken away; its parent removes it"],
    ["Live", "操作之后出现，读屏会读出", "Appears after an act and is read aloud"],
    ["LongChineseText", "手机上的长文字", "A long text on a phone"],
  ],
  good: [["WithActions", "说清原因，并给出下一步。", "It says why, and what to do next."]],
  bad: [
    [
      { tone: "danger", children: "满 199 元包邮" },
      "促销不是错误。红色只给失败和危险。",
      "An offer is no error; red is for what failed.",
    ],
    [
      { tone: "danger", children: "操作失败" },
      "没说什么失败、怎么办。",
      "It says neither what failed nor what to do.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "到里面的链接、按钮、关闭", "to its links, its buttons and the cross"],
    ...keys.button.slice(1),
  ],
  speech: [
    "默认当普通文字读。isLive 时：danger 立即打断（alert），其余等空闲再读（status）。图标不读，tone 的意思要写进文字。",
    "Plain text by default. With isLive danger interrupts (alert), the others wait (status). The icon is silent, so the words must carry the meaning.",
  ],
  layout: [
    "占满父级宽度，图标在左，叉在右，文字自动换行；没有外边距，放进 Stack。多条一起出现时请合并成一条带清单的。",
    "As wide as its parent, icon at the start, cross at the end, words wrap; no margins, put it into a Stack. Several at once are better as one with a list.",
  ],
  related: ["ui/Toast", "ui/AlertDialog", "ui/ErrorState", "ui/Form"],
} satisfies ComponentDocs;
