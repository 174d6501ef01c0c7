import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "聊天页的骨架：左边会话列表，中间当前会话，右边可发送的商品和订单。各栏自己滚动，页面不滚。",
    "The frame of the chat: conversations at the left, the open one, what can be sent at the right. Its columns scroll, the page does not.",
  ],
  instead: [
    ["ui/Columns", "普通的两栏页面", "An ordinary page of two columns"],
    ["ui/Dialog", "只是问一句，不需要整页", "A short question that needs no page"],
    ["account/MessageList", "站内信、系统通知", "Letters and notices of the mall"],
  ],
  anatomyStory: "Open",
  anatomy: [
    ["nav", "会话列表", "conversations"],
    ["header", "当前会话的头部", "head of the open conversation"],
    ["[role=log]", "聊天记录，唯一会变高的部分", "messages, the only part that takes what height is left"],
    ["form", "输入框", "composer"],
    ["aside", "可发送的商品和订单，1024 像素起才有", "what can be sent, from 1024 px on"],
  ],
  states: [
    ["Open", "打开了一个会话", "A conversation is open"],
    ["FromAProduct", "从商品进来，正在重连", "From a product, while it reconnects"],
    ["NoConversations", "还没有会话", "No conversations yet"],
    ["NarrowList", "手机上：会话列表", "On a phone: the conversations"],
    ["Narrow", "手机上：会话代替列表", "On a phone: the open one in their place"],
    ["NarrowFromAProduct", "手机上：从商品进来", "On a phone: from a product"],
  ],
  good: [
    [
      "FromAProduct",
      "连接提示跨三栏，放在最上面；正在咨询的商品紧挨输入框。",
      "The connection's note is across all columns; the product is next to the composer.",
    ],
  ],
  bad: [
    [
      { note: "连接已断开" },
      "note 里直接写字：没有底色，断开时也不会读出来，请放 ConnectionNote。",
      "Bare words as its note: no ground, and nothing is read aloud. Give it a ConnectionNote.",
    ],
  ],
  keyboard: [
    [
      "Tab / Shift+Tab",
      "在会话、消息、输入框、右栏之间移动",
      "between conversations, messages, composer and aside",
    ],
    ["Enter", "打开一个会话，或发送消息", "opens a conversation, or sends the message"],
    ["↑ ↓", "焦点在聊天记录上时滚动", "scrolls while the messages have the focus"],
  ],
  speech: [
    "会话列表是导航，聊天记录是日志，右栏是补充区“可发送的商品和订单”，可以按地标跳读。",
    "Landmarks: a navigation of conversations, a log of messages, a complementary region of what can be sent.",
  ],
  layout: [
    "量出自己到屏幕底的高度并占满，手机键盘弹出也会变矮；宽 1280 像素起给右侧工具栏让位。父级不要再加内边距或滚动。",
    "Measures what is left of the screen and fills it, also over a phone's keyboard; from 1280 px on it leaves room for the rail. Its parent adds neither padding nor scrolling.",
  ],
  related: [
    "chat/ConversationList",
    "chat/MessageLog",
    "chat/MessageComposer",
    "chat/ChatAside",
    "chat/ConnectionNote",
  ],
} satisfies ComponentDocs;
