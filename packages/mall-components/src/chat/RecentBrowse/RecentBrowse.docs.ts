import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "列出最近看过的本店商品，每件一个“发送”，咨询时不用再去找链接。",
    "Products of this shop that the buyer looked at lately, each with a button to send it, so that no link has to be found.",
  ],
  instead: [
    ["chat/OrderToSend", "发订单", "Sending an order"],
    ["chat/AtHandCard", "正是从这件商品进来的", "The chat was opened from this very product"],
    ["chrome/RailProducts", "全站右侧的浏览足迹", "What was viewed in all shops, in the rail"],
    ["saved/SavedGoodsList", "足迹、收藏整页", "A page of what was viewed or saved"],
  ],
  anatomy: [
    ["ul", "商品，刚看的在前", "products, the last viewed first"],
    ["li:first-child article img", "图", "picture"],
    ["li:first-child article a[href]", "品名，最多两行", "name, two lines at most"],
    ["li:first-child article button", "发送", "sends it"],
  ],
  states: [
    ["Loading", "加载中", "Loading"],
    ["Empty", "最近没看过这家店的商品", "Nothing of this shop viewed lately"],
    ["Failed", "加载失败，可以重试", "Failed, can be tried again"],
    ["Disabled", "现在不能发送", "Nothing can be sent now"],
    ["LongChineseText", "品名很长：两行省略", "Long names are cut after two lines"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Default",
      "只列本店的：发别家的商品，商家答不了。",
      "Of this shop alone: its agents cannot answer for another's goods.",
    ],
  ],
  bad: [
    [
      { products: [], state: "failed" },
      "失败却没给 onRetry：没有“重试”，抽屉里只剩一句话。",
      "It failed and there is no onRetry: a sentence is left and nothing to press.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "列表；每件是一篇文章，按钮读“发送商品：”加品名。加载中读忙碌。",
    "A list of articles; each button says that it sends the product of this name. Busy while loading.",
  ],
  layout: [
    "占满父级宽度，一件一行，行间有线；不滚动，由 ChatAside 滚动。",
    "As wide as its parent, one below the other with lines between; it does not scroll, ChatAside does.",
  ],
  related: ["chat/ChatAside", "chat/OrderToSend", "chat/ChatCard"],
} satisfies ComponentDocs;
