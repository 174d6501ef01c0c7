import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "消息中心的“全部 / 未读”两个分类，右边一键全部标为已读。分类是链接，刷新不丢。",
    "The tabs of the message centre, all and unread, and a button that marks all as read. The tabs are links, so a reload keeps them.",
  ],
  instead: [
    ["parts/ListTabs", "别的列表的分类", "Tabs over another list"],
    ["ui/Tabs", "同一页里切换，不换地址", "Tabs in place, without an address"],
  ],
  anatomyStory: "Unread",
  anatomy: [
    ["nav", "分类", "tabs"],
    ["a[aria-current]", "当前分类", "the open one"],
    ["nav span", "未读数，满 100 写 99+", "number of unread, from 100 up 99+"],
    ["form button", "全部标为已读；没有未读时停用", "marks all as read; off where none is unread"],
  ],
  states: [
    ["Unread", "在“未读”里", "On the unread tab"],
    ["Many", "一千多条：只写 99+", "More than a thousand: 99+"],
    ["Pending", "正在全部标为已读", "All are being marked"],
    ["Narrow", "手机上一行", "On a phone, one line"],
  ],
  good: [
    [
      "Unread",
      "数字和按钮一致：有未读才能按。",
      "Number and button agree: it can be pressed where some are unread.",
    ],
  ],
  bad: [
    [
      { current: "unread" },
      "不传 unreadCount 就是 0：列表里明明有未读，按钮却按不了。",
      "Without unreadCount it counts 0: the list has unread ones, the button is off.",
    ],
  ],
  keyboard: [...keys.link, ["Enter / Space", "全部标为已读", "marks all as read"]],
  speech: [
    "导航读作“消息分类”，当前一项读“当前页面”，未读数跟在名字后；按钮停用读“不可用”。",
    "A named navigation; the open tab is the current page, its number follows its name; the button is dimmed where there is nothing to do.",
  ],
  layout: [
    "占满一行：分类伸长，按钮贴右，底线连成一条。下面直接接 MessageList。",
    "Fills a line: the tabs stretch, the button is at the end, one line below both. MessageList follows directly.",
  ],
  related: ["account/MessageList", "parts/ListTabs", "ui/Tabs"],
} satisfies ComponentDocs;
