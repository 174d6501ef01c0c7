import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "买家的所有会话：哪家店、最后一句、什么时候、几条未读；满四个就能搜。",
    "All conversations of a buyer: which shop, the last words, when, how many unread; from four on they can be searched.",
  ],
  instead: [
    ["account/MessageList", "站内信、系统通知", "Letters and notices of the mall"],
    ["chat/ChatSearch", "找一个会话里的某句话", "Finding words inside of one conversation"],
    ["shop/ShopList", "列出店铺", "A list of shops"],
  ],
  anatomy: [
    ["h2", "“会话”", "“Conversations”"],
    ["search", "按店名或最后一句筛选", "filters by shop or last words"],
    ["nav li:first-child a", "一个会话，整行是链接", "a conversation, the whole row is its link"],
    [
      "nav li:first-child a > :first-child",
      "店铺头像，在线时带绿点",
      "the shop's sign, with a green dot while online",
    ],
    [
      "nav li:first-child time",
      "今天写时间，否则写昨天或日期",
      "the time of today, else yesterday or the day",
    ],
    [
      "nav li:nth-child(2) a > :last-child > :last-child > :nth-child(2)",
      "未读数，超过 99 写 99+",
      "unread, 99+ above that",
    ],
  ],
  states: [
    ["Current", "当前打开的一个：左边有色条", "The open one, with a mark at its start"],
    ["Empty", "还没有会话：告诉人从哪里开始", "None yet: where to begin"],
    ["LongChineseText", "店名和内容各一行，多的省略", "Shop and words on one line each, cut"],
    ["Narrow", "手机上占满屏幕", "On a phone, the whole screen"],
  ],
  good: [
    [
      { currentId: "2" },
      "打开哪个就标哪个，人不会发错店。",
      "The open one is marked, so that nothing goes to the wrong shop.",
    ],
  ],
  bad: [
    [
      {
        conversations: [
          { id: "1", href: "/chat?shopId=1", shopName: "旗舰店", presence: "online", unreadCount: 2 },
          { id: "2", href: "/chat?shopId=2", shopName: "旗舰店", presence: "online", unreadCount: 0 },
        ],
      },
      "没有全称、最后一句和时间：两行一样，分不清是谁。",
      "No full name, last words or time: two rows look alike.",
    ],
  ],
  keyboard: [...keys.link, ["Esc", "在搜索框里：清空", "in the field: empties it"]],
  speech: [
    "导航“会话”里的列表；每行读店名、时间、离线与否、最后一句和“3 条未读”；当前的一行读“当前”。",
    "A navigation with a list; each row says shop, time, offline or not, last words and unread; the open one is current.",
  ],
  layout: [
    "占满父级高度，标题和搜索不动、列表滚动，所以父级必须是有高度的纵向 flex。标题与旁边 ChatHead 一样高。",
    "Fills its parent's height: title and search stay, rows scroll, so its parent must be a column with a height. Its title is as high as ChatHead beside it.",
  ],
  related: ["chat/ChatWindow", "chat/ShopSign", "account/MessageList"],
} satisfies ComponentDocs;
