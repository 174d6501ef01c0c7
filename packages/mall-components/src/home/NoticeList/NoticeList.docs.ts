import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "公告列表：full 带摘要、店铺、时间，用于公告页；compact 只有标题，用于首页卡片。",
    "A list of announcements: full with brief, shop and time for their page; compact with titles alone for the card on home.",
  ],
  instead: [
    ["home/NoticeArticle", "一篇公告的全文", "One announcement in full"],
    ["account/MessageList", "发给这个人的消息，有已读未读", "Messages to this person, read or unread"],
    ["decoration/BlockNotice", "店铺在首页说的几句话", "A shop's few words on its page"],
    ["ui/Notice", "页面里一条要马上看到的提示", "One remark in the page, to be seen at once"],
  ],
  anatomy: [
    ["li:first-child a", "一条，整行可点", "one, all of it leads on"],
    ["li:first-child a > span > span:first-child", "置顶标记", "mark of a pinned one"],
    ["li:first-child time", "日期，手机上换到下一行", "day, on a line of its own on a phone"],
    ["li:first-child a > span:last-child", "摘要，最多两行", "brief, two lines at most"],
  ],
  states: [
    ["Compact", "只有标题，一行，超出省略", "Titles alone, one line each, cut"],
    ["Loading", "加载中", "On their way"],
    ["Refetching", "正在更新：旧的先留着", "Others are on their way, these still show"],
    ["Empty", "没有公告", "None"],
    ["Failed", "加载失败，可重试", "They did not come and can be asked for again"],
    ["Narrow", "手机上标题写全", "On a phone a title is whole"],
  ],
  good: [
    [
      "Compact",
      "窄卡片里只放标题，点进去看全文。",
      "Titles alone in a narrow card; the rest is a press away.",
    ],
  ],
  bad: [
    [
      {
        notices: [
          {
            id: "1",
            title: "关于年终盘点期间发货安排的通知",
            href: "/notice-detail?id=1",
            timeText: "2026-11-20",
            isPinned: true,
          },
          {
            id: "2",
            title: "电子普通发票开具规则调整",
            href: "/notice-detail?id=2",
            timeText: "2026-11-16",
            isPinned: true,
          },
          {
            id: "3",
            title: "新入驻：恒固紧固件直营店",
            href: "/notice-detail?id=3",
            timeText: "2026-11-10",
            isPinned: true,
          },
        ],
      },
      "全部置顶：置顶就没有意义，最多两条。",
      "All pinned: a pin says nothing then. Two at most.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "读作列表，每条一个链接，依次读“置顶”、店铺、标题、日期、摘要；加载中、失败会读出，重试后焦点留在列表里。",
    "A list with a link each: pinned, shop, title, day, brief; loading and failure are read, and after a retry the focus stays in the list.",
  ],
  layout: [
    "一列，占满父级宽度；full 每条之间有分隔线，compact 没有。外边距和分页由父级管（ListPager）。",
    "One column as wide as its parent; lines between full ones, none in compact. Outer space and pages are its parent's, see ListPager.",
  ],
  related: ["home/NoticeArticle", "home/HomeHero", "parts/ListPager", "parts/AsyncList"],
} satisfies ComponentDocs;
