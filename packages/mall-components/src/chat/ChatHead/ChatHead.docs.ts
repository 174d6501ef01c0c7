import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "一个会话的头部：和哪家店聊、客服在不在、是不是正在输入，以及查找、评价等动作。",
    "The head of a conversation: with which shop, whether an agent is there and typing, and what else can be done.",
  ],
  instead: [
    ["shop/ShopHead", "店铺页的头部", "The head of a shop's page"],
    [
      "chat/ConnectionNote",
      "说明连接断了、客服都不在",
      "Says that the connection is lost or no agent is there",
    ],
    ["chat/PresenceMark", "只要在线、离线两个字", "The words online and offline alone"],
  ],
  anatomyStory: "Whole",
  anatomy: [
    ["header > span", "店铺头像", "the shop's sign"],
    ["h2", "店名，可以是去店铺的链接", "the shop's name, which may lead to it"],
    ["[role=status]", "在线、离线，或“对方正在输入…”", "online, offline, or “Typing…”"],
    [
      "header > div:last-child > button",
      "查找聊天记录，打开时按下",
      "searches the messages; pressed while open",
    ],
    ["header > div:last-child > button + button", "评价客服", "rates the service"],
  ],
  states: [
    ["Whole", "全部动作", "With all acts"],
    ["Offline", "离线", "Offline"],
    ["Typing", "正在输入", "Typing"],
    ["LongChineseText", "店名很长：一行省略，动作不动", "A long name is cut; the acts stay"],
    ["Narrow", "手机上：多了返回和“商品与订单”", "On a phone: with a way back and to products and orders"],
  ],
  good: [
    [
      "Whole",
      "店名能点，人可以先看店再问。",
      "The name leads to the shop, so that people can look before they ask.",
    ],
  ],
  bad: [
    [
      { isTyping: true, shop: { shopName: "青禾五金批发（已打烊）", presence: "offline" } },
      "店名里写状态，离线了还说正在输入：状态只由 presence 和 isTyping 说，两者要一致。",
      "A state inside of the name, and typing while offline: only presence and isTyping say it, and they must agree.",
    ],
  ],
  keyboard: [
    ...keys.button,
    ["Enter", "打开店铺，手机上返回会话列表", "follows the shop's name, on phones the way back"],
  ],
  speech: [
    "店名是二级标题；在线状态是状态区，变成“对方正在输入…”时会读出来；图标按钮读各自的名字。",
    "The name is a second-level heading; presence is a status, so that typing is read when it begins; icon buttons say their names.",
  ],
  layout: [
    "自己排成一行，高度不变，店名先缩。返回按钮 768 像素以下才有，“商品与订单”1024 像素以下才有。",
    "One row of one height whose name shrinks first. The way back is there below 768 px, products and orders below 1024 px.",
  ],
  related: ["chat/ChatWindow", "chat/PresenceMark", "chat/ShopSign", "chat/ChatSearch"],
} satisfies ComponentDocs;
