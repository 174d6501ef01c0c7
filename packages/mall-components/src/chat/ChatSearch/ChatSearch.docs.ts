import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  isOverlay: true,
  purpose: [
    "在一个会话里找说过的话：命中的词加底色，按一条就回到它在聊天里的位置。",
    "Finds what was said in a conversation: found words are marked, and a press leads to the message's place.",
  ],
  instead: [
    ["chat/ConversationList", "按店名或最后一句找会话", "Finding a conversation by shop or last words"],
    ["chrome/SearchBox", "搜商品", "Searching for products"],
    ["ui/SearchField", "只要一个搜索框", "A search field alone"],
  ],
  anatomy: [
    ["search", "输入关键词，回车查找", "keyword; Enter searches"],
    ["section > div:first-child > button", "关闭，回到聊天", "closes it, back to the messages"],
    ["[role=status]", "找到几条", "how many were found"],
    ["li:first-child button", "一条消息：谁、什么时候、两行内容", "a message: who, when, two lines of it"],
    ["li:first-child mark", "命中的词", "the words that were looked for"],
  ],
  states: [
    ["Start", "还没查：提示怎么查", "Before a search: how to"],
    ["Loading", "正在查", "On its way"],
    ["Empty", "没有找到，写出查的词", "Nothing found, with the keyword"],
    ["Failed", "查找失败，可以重试", "Failed, can be tried again"],
    ["LongChineseText", "内容很长：只显示两行", "Long messages show two lines"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [["Default", "最新的在最前，和人的记忆一致。", "The latest first, as people remember."]],
  bad: [
    [
      { hits: [], state: "failed" },
      "失败了却没给 onRetry：没有“重试”，人只能关掉重来。",
      "It failed and there is no onRetry: nothing to press but close.",
    ],
  ],
  keyboard: [
    ...keys.button,
    ["Enter", "在搜索框里：查找", "in the field: searches"],
    ["Esc", "在搜索框里：清空关键词", "in the field: empties it"],
  ],
  speech: [
    "打开时焦点进搜索框，读“查找聊天记录”；结果到了读“找到 2 条”；每条读谁、时间和内容。",
    "The focus goes to the field; the number of results is read when they come; each result says who, when and what.",
  ],
  layout: [
    "占满父级剩余高度，搜索框不动、结果滚动；放在 MessageLog 的位置上，父级是有高度的纵向 flex。",
    "Fills the height that is left; the field stays, results scroll. It takes MessageLog's place in a column with a height.",
  ],
  related: ["chat/ChatHead", "chat/MessageLog", "ui/SearchField"],
} satisfies ComponentDocs;
