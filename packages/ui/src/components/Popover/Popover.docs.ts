import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  isOverlay: true,
  purpose: [
    "按一个按钮，旁边浮出一张小卡片：选地区、看规则、填一两个字段。页面其余部分仍看得见。",
    "A small card beside the button that opens it: choose a region, read a rule, fill in a field or two. The page stays in sight.",
  ],
  instead: [
    ["ui/Dialog", "内容多，或必须先做完", "There is much in it, or it must be done first"],
    ["ui/Menu", "只有一列动作", "It is a list of acts"],
    ["ui/Tooltip", "一句话的解释，没有可按的", "A few words of help with nothing to press"],
    ["ui/Disclosure", "在原处展开就行", "It may open in place"],
  ],
  anatomy: [
    [
      "[aria-haspopup=dialog]",
      "触发按钮：自己的 Button 或 IconButton",
      "trigger: a Button or IconButton of yours",
    ],
    [
      "[role=dialog]",
      "卡片：离按钮 4 像素，放不下会翻到另一边",
      "card: 4 px from the button, turned over where there is no room",
    ],
    [
      "[role=dialog] button",
      "内容：可以用 children(close) 关闭自己",
      "content: closes itself by children(close)",
    ],
  ],
  states: [["Default", "打开", "Open"]],
  good: [["Default", "一件小事，做完按“确定”自己关上。", "One small thing; its button closes it."]],
  bad: [
    [
      "Default",
      "不要像这样一进页面就打开（isOpen）：它会抢走焦点。由人来按。",
      "Do not open it with the page, as here by isOpen: it takes the focus. Let people press.",
    ],
  ],
  keyboard: [...keys.button, ["Esc", "关闭，焦点回到按钮", "closes it; the focus goes back to the button"]],
  speech: [
    "按钮读“配送至 上海，按钮，已折叠”；打开后读卡片名“选择地区，对话框”，焦点进入卡片；关闭后回到按钮。",
    "The button is read with “collapsed”; the open card by its label and “dialog”, the focus goes in; afterwards it is back at the button.",
  ],
  layout: [
    "卡片画在 body 上，内边距 12 像素，宽度按内容；里面用 Stack 排。触发按钮外面是 inline-flex 的 span。代码在第一次打开时下载。",
    "The card is drawn on the body with 12 px inside, as wide as its content, which a Stack lays out. The trigger is in an inline-flex span. Its code is fetched at the first opening.",
  ],
  related: ["ui/Menu", "ui/Dialog", "ui/Tooltip", "chrome/CategoryFlyout"],
} satisfies ComponentDocs;
