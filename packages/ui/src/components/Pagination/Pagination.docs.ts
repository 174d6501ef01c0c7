import type { ComponentDocs } from "../../component-docs/index.ts";

export default {
  purpose: [
    "一份长清单的页码：上一页、下一页、第几页，页多时可以直接跳。给 hrefFor 就是链接，能收藏、能在新标签页打开。",
    "The pages of a long list: before, next, a number, a jump where there are many. With hrefFor they are links, to keep and to open in new tabs.",
  ],
  instead: [
    ["parts/ListPager", "列表下面完整的一套，词都写好了", "Below a list, with its words"],
    ["ui/Tabs", "几个不同的视图，不是同一清单的各页", "Different views, not pages of one list"],
    ["ui/Steps", "办一件事的几步", "The steps of one task"],
  ],
  anatomyStory: "ManyPages",
  anatomy: [
    ["li:first-child", "上一页：在第一页时停用", "previous: off on the first page"],
    ["[aria-current=page]", "当前页", "the current page"],
    ["li[aria-hidden]", "省略的页；最多七个位置", "pages left out; seven places at most"],
    ["li:last-child", "下一页", "next"],
    ["form", "跳页：超过七页才有，需要 onChange", "jump: with more than seven pages, needs onChange"],
  ],
  states: [
    [
      "ManyPages",
      "86 页：首尾和当前页前后各一页",
      "86 pages: first, last, the current one and its neighbours",
    ],
    ["AsLinks", "链接，不用脚本也能翻页", "Links, which work without script"],
    ["Compact", "compact：只有箭头和 3/5，放在工具栏", "compact: arrows and 3/5, for a toolbar"],
    ["Narrow", "手机上换行，页码变窄", "On a phone it wraps, and numbers get narrower"],
  ],
  good: [
    [
      "AsLinks",
      "商品列表用链接：后退、分享都回到同一页。",
      "Links for a product list: back and sharing lead to the same page.",
    ],
  ],
  bad: [
    [
      { page: 1, pageCount: 1 },
      "只有一页还显示分页，全是停用的按钮：不要渲染。",
      "One page needs none: nothing but disabled buttons. Leave it out.",
    ],
    [
      { page: 9, pageCount: 5 },
      "页号超出范围，哪一页都没选中：先取到最后一页。",
      "A page past the end, so that none is current: take the last one.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "到上一页、各页码、下一页、跳页框", "to previous, the numbers, next and the jump"],
    ["Enter", "打开所在的页码；在跳页框里跳转", "opens the page; in the field it jumps"],
    ["Space", "按下页码（不是链接时）", "presses a number that is no link"],
  ],
  speech: [
    "导航区，读“分页”；每个页码读“第 3 页”，当前页加读“当前页面”；省略号不读。换页后的新内容由列表自己播报。",
    "A navigation named “Pages”; each number is read by its label, the current one with “current page”; gaps are silent. What a new page holds is for the list to say.",
  ],
  layout: [
    "页码一排，跳页在右边，放不下换行；靠左，没有外边距。居中或靠右由父级 Inline 或 Stack 的 align 决定。",
    "Numbers in a row, the jump behind, wrapping where they must; from the start and without margins. To centre it use the align of an Inline or Stack around it.",
  ],
  related: ["parts/ListPager", "list/ListToolbar", "ui/Tabs"],
} satisfies ComponentDocs;
