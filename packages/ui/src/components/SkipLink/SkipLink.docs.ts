import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "键盘用户按第一下 Tab 时出现的链接，跳过页头和菜单直接到内容。平时看不见。",
    "The first stop of the Tab key: jumps over header and menus to the content. Unseen until it has the focus.",
  ],
  instead: [
    ["chrome/SkipToContent", "商城页面已有的，词已翻译", "The mall's own, with its words"],
    ["ui/Link", "所有人都要看到的页内跳转", "A jump within a page for all to see"],
    ["ui/VisuallyHidden", "只给读屏的文字，不能按", "Words for screen readers with nothing to press"],
  ],
  anatomy: [
    [
      "a",
      "链接：得到焦点前只有 1 像素；得到后固定在左上角",
      "link: 1 px until it has the focus, then at the top left corner",
    ],
    [
      "main",
      '目标：必须能接收焦点，Frame as="main" 已经有 tabIndex',
      'target: must take the focus; Frame as="main" does',
    ],
  ],
  states: [["Default", "按 Tab 看它出现", "Press Tab to see it"]],
  good: [
    [
      "Default",
      "指向 main，跳过去以后 Tab 从内容继续。",
      "It leads to main, and the next Tab goes on from there.",
    ],
  ],
  bad: [
    [
      { href: "#content" },
      "页面里没有这个 id：按下没有反应，焦点还在原处。按 Tab 试试。",
      "No element has this id: nothing happens and the focus stays. Try it by Tab.",
    ],
    [{ children: "跳转" }, "没说跳到哪里。", "It does not say where to."],
  ],
  keyboard: keys.link,
  speech: [
    "“跳到主要内容，链接”，总能读到，也在链接列表里。按下后焦点到目标，从那里开始读。",
    "“Skip to content, link”, always in the list of links. Pressing it moves the focus to its target, from where reading goes on.",
  ],
  layout: [
    "固定定位，盖在所有内容之上（与 Toast 同层），不占位置。必须是 body 里第一个能得到焦点的元素，整个应用只放一个。",
    "Fixed above all else, in the layer of toasts, taking no room. It must be the first thing in the page that takes the focus, once in the application.",
  ],
  related: ["chrome/SkipToContent", "ui/Frame", "chrome/Header"],
} satisfies ComponentDocs;
