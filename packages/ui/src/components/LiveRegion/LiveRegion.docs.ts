import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "看不见的一句话，内容一变就由读屏软件读出来：购物车合计变了、筛选后剩 36 件。",
    "An unseen sentence that is read aloud when it changes: the cart's new total, how many products a filter leaves.",
  ],
  instead: [
    ["ui/Toast", "人人都要看到的结果", "A result for all to see"],
    [
      "ui/Notice",
      "留在页面上的消息；isLive 也会读出",
      "A message that stays in the page; with isLive it is read, too",
    ],
    ["ui/VisuallyHidden", "补充说明，不会变化", "An addition that never changes"],
  ],
  anatomy: [
    [
      "span:not([aria-live])",
      "页面上看得见的字（只在这一页示范）",
      "what is seen (shown on this page alone)",
    ],
    [
      "[aria-live]",
      "播报区：不占地方，一直留在页面里，只换里面的字",
      "region: takes no room, stays mounted, only its words change",
    ],
  ],
  states: [["Assertive", "assertive：打断正在读的内容", "assertive: interrupts what is being read"]],
  good: [
    [
      { children: "已选 3 件，合计 ¥1,280.00" },
      "一句话说完整：单独听也明白。",
      "A whole sentence, understood by itself.",
    ],
  ],
  bad: [
    [
      { children: "1,280.00" },
      "只读一个数，不知道是什么变了。",
      "A bare number does not say what has changed.",
    ],
    [
      "Assertive",
      "金额变化不紧急，不该打断人。assertive 只给支付失败这类事。",
      "A new total is not urgent. Keep assertive for such things as a failed payment.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "内容变化后把整句重新读一遍（aria-atomic）。第一次出现时不读，所以要先放好空的，再填字。",
    "After a change the whole sentence is read (aria-atomic). What is there from the start is not read, so mount it empty and fill it later.",
  ],
  layout: [
    "不占位置，放在哪里都不影响排版；放在会变的内容旁边，便于维护。不要放进会被卸载的部分。",
    "Takes no room wherever it is; put it beside what changes. Not into a part that is unmounted, since the words would be lost with it.",
  ],
  related: ["ui/VisuallyHidden", "ui/Toast", "ui/Notice"],
} satisfies ComponentDocs;
