import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "聊天时可以发的东西：最近浏览的商品和本店订单，用两个选项卡切换。",
    "What can be sent into a chat: products viewed lately and orders of this shop, on two tabs.",
  ],
  instead: [
    ["chat/ChatAsideDialog", "旁边放不下，改用抽屉", "There is no room beside the chat: a drawer"],
    ["chat/AtHandCard", "只有一件正在咨询的东西", "A single thing that is asked about"],
    ["chrome/SideRail", "全站右侧的工具栏", "The rail at the edge of every page"],
  ],
  anatomy: [
    ["[role=tablist]", "“最近浏览”“本店订单”", "“Viewed lately”, “Orders here”"],
    ["[role=tabpanel]", "当前一页的列表，整栏一起滚动", "the current list; it scrolls as a whole"],
    ["article", "一件商品", "a product"],
    ["article button", "发送", "sends it"],
  ],
  states: [
    ["Orders", "打开时停在“本店订单”", "Begins with the orders"],
    ["Narrow", "手机上一般改用抽屉", "On a phone a drawer is usual"],
  ],
  good: [
    [
      "Default",
      "先给最近浏览：多数人问的是刚看过的商品。",
      "Products first: most people ask about what they have just seen.",
    ],
  ],
  bad: [
    [
      { recent: "暂无", orders: "暂无" },
      "直接塞一句“暂无”：放 RecentBrowse 和 OrderToSend，它们自己会说明空、加载和失败。",
      "A bare “none” in it: give it RecentBrowse and OrderToSend, which say by themselves that they are empty, loading or failed.",
    ],
  ],
  keyboard: [...keys.tabs, ["Enter / Space", "发送焦点所在的一件", "sends the focused one"]],
  speech: [
    "选项卡组读“商品与订单”；换页后面板以选项卡命名，里面是列表。",
    "The tabs are named “Products and orders”; each panel has its tab's name and holds a list.",
  ],
  layout: [
    "占满父级剩余高度并自己滚动，所以父级必须是有高度的纵向 flex；宽度由 ChatWindow 的右栏决定。",
    "Fills the height that is left and scrolls by itself, so its parent must be a column with a height; its width is the right column of ChatWindow.",
  ],
  related: ["chat/RecentBrowse", "chat/OrderToSend", "chat/ChatAsideDialog", "chat/ChatWindow"],
} satisfies ComponentDocs;
