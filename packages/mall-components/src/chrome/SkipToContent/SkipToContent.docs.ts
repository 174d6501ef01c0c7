import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "键盘进入页面的第一站：按 Tab 出现“跳到主要内容”，一步越过顶栏和页头。",
    "The keyboard's first stop: Tab shows a link that jumps over top bar and header.",
  ],
  instead: [
    ["ui/SkipLink", "跳到别的地方，或不在商城里", "It leads elsewhere, or is outside of the mall"],
    ["home/FloorNavigator", "看得见的页内导航", "A way through the page that is seen"],
    ["product/DetailTabs", "商品页各段之间跳转", "To jump between the parts of a product's page"],
  ],
  anatomy: [
    ["a", "链接，有焦点才看得见", "link, seen while it has the focus"],
    ["main", "目标：页面的主要内容，id 为 main", "where it leads: the page's content with the id main"],
  ],
  states: [["Default", "平时看不见；按 Tab 出现在左上角", "Unseen at rest; Tab shows it at the upper left"]],
  good: [
    [
      "Default",
      "放在页面最前，第一次 Tab 就到。",
      "It is the first thing in the page, so the first Tab finds it.",
    ],
  ],
  bad: [
    [
      "Default",
      "放在页头后面：要先走完几十个链接，跳过就没有意义了。",
      "Behind the header: dozens of links come first, and there is nothing left to skip.",
    ],
  ],
  keyboard: [
    ["Tab", "第一次按：显示链接并获得焦点", "the first press shows it, with the focus on it"],
    ["Enter", "跳到主要内容", "jumps to the content"],
  ],
  speech: [
    "读作链接“跳到主要内容”，是读屏软件在页面里读到的第一个控件。",
    "The link “跳到主要内容” (skip to the content), the first control that a screen reader meets.",
  ],
  layout: [
    '浮在左上角，不占位置，放在 body 的最前面。页面要有 id="main" 的主要内容（PageMain 或 Frame）。',
    'Over the upper left corner, taking no room; place it first in the body. The page needs its content under id="main", a PageMain or Frame.',
  ],
  related: ["ui/SkipLink", "chrome/TopBar", "chrome/Header"],
} satisfies ComponentDocs;
