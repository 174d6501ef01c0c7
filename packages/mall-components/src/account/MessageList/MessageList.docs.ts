import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "消息中心的一页消息，新的在上。空的时候按所在分类说：是没有消息，还是都读过了。",
    "A page of the message centre, newest first. Where there is none it says by the open tab whether there are no messages, or none unread.",
  ],
  instead: [
    ["account/MessageRow", "单独一条消息", "A single message"],
    ["chat/ConversationList", "和店铺客服的会话", "Conversations with shops"],
    ["home/NoticeList", "商城公告", "Announcements of the mall"],
  ],
  anatomy: [
    ["li", "一条消息", "a message"],
    ["li h2", "标题，未读加粗", "title, strong while unread"],
    ["li p", "正文", "its words"],
    ["li time", "时间", "when it came"],
  ],
  states: [
    ["Empty", "一条也没有", "None at all"],
    ["NothingUnread", "都读过了：给“查看全部消息”", "None unread: leads to all of them"],
    ["Loading", "首次加载", "Loading"],
    ["Refetching", "刷新中：旧内容保留", "Fetched again: the rows stay"],
    ["Failed", "加载失败，可重试", "Could not be loaded, can be tried again"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "NothingUnread",
      "说清没有的是“未读”，还能去看全部。",
      "It says that none are unread, and leads to the rest.",
    ],
  ],
  bad: [
    [
      { messages: [], tab: "all" },
      "人在“未读”里，却说“暂无消息”：以为消息被删了。tab 要跟着分类传。",
      "On the unread tab this says that there are no messages, as if they were gone. Give the tab that is open.",
    ],
  ],
  keyboard: [...keys.link, ["Enter / Space", "标为已读、删除", "marks as read, deletes"]],
  speech: [
    "列表报条数，每条读“未读”和标题；加载时标为忙，失败立即播报。",
    "A list with its number of items, each with its state and title; busy while loading, a failure interrupts.",
  ],
  layout: [
    "一条接一条，分隔线由条目自带。上面接 MessageTabs，下面接 ListPager，都放进同一张卡片。",
    "One below the other, each with its own line. MessageTabs go above and ListPager below, in one card.",
  ],
  related: ["account/MessageRow", "account/MessageTabs", "parts/AsyncList", "parts/ListPager"],
} satisfies ComponentDocs;
