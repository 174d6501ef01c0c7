import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "列出在这家店下过的订单，每张一个“发送”，问售后、发票、物流时不用抄订单号。",
    "The buyer's orders in this shop, each with a button to send it, so that no number is copied to ask about deliveries or invoices.",
  ],
  instead: [
    ["chat/RecentBrowse", "发商品", "Sending a product"],
    ["chat/AtHandCard", "正是从这张订单进来的", "The chat was opened from this very order"],
    ["order/OrderList", "查看和处理订单", "Looking through orders and acting on them"],
  ],
  anatomy: [
    ["ul", "订单，最新的在前", "orders, the latest first"],
    ["li:first-child article > div:first-child", "订单号和状态", "number and state"],
    ["li:first-child article a[href]", "第一件商品，去订单页", "its first goods, leads to the order"],
    ["li:first-child article button", "发送", "sends it"],
  ],
  states: [
    ["Loading", "加载中", "Loading"],
    ["Empty", "在这家店还没有订单", "No orders in this shop"],
    ["Failed", "加载失败，可以重试", "Failed, can be tried again"],
    ["Disabled", "现在不能发送", "Nothing can be sent now"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Default",
      "只列本店的订单，件数和状态帮人认出来。",
      "Orders of this shop alone; pieces and state help to tell them apart.",
    ],
  ],
  bad: [
    [
      "Disabled",
      "按钮全灰却不说原因：同一页要有 ConnectionNote 说明连接断了。",
      "All buttons grey without a reason: a ConnectionNote on the same page must say it.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "列表；每张是一篇文章，按钮读“发送订单：”加订单号。加载中读忙碌，失败读原因和“重试”。",
    "A list of articles; each button says that it sends the order of this number. Busy while loading; a failure with a button to try again.",
  ],
  layout: [
    "占满父级宽度，一张一行，行间有线；不滚动，由 ChatAside 滚动。",
    "As wide as its parent, one below the other with lines between; it does not scroll, ChatAside does.",
  ],
  related: ["chat/ChatAside", "chat/RecentBrowse", "chat/ChatCard"],
} satisfies ComponentDocs;
