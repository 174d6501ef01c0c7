import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "侧边抽屉里的收藏或足迹：一行一件，看价格，可以取消收藏或删除足迹。",
    "Favourites or footprints in the side drawer: one row each, with its price now; each can be taken out.",
  ],
  instead: [
    [
      "saved/SavedGoodsList",
      "收藏、足迹整页：能多选、加购物车",
      "The whole page, where several are chosen or put into the cart",
    ],
    ["saved/SavedGoodsBrief", "个人中心里只看几件", "A few of them in the user centre"],
    ["chrome/RailCart", "购物车", "The cart"],
    ["chat/RecentBrowse", "聊天里发看过的商品", "To send goods that were looked at in a chat"],
  ],
  anatomyStory: "Footprints",
  anatomy: [
    ["h3", "足迹的日期：今天、昨天，或几月几日", "day of footprints: today, yesterday, or its date"],
    ["li img", "商品图", "picture"],
    ["li a", "商品名；已下架的不能点", "name; no link once off the shelf"],
    ["li button", "取消收藏或删除足迹", "takes it out"],
    ["section + button", "查看更多", "shows more"],
  ],
  states: [
    ["Footprints", "足迹，按天分组", "Footprints by day"],
    ["ForMembers", "付费会员看到会员价", "A paid member sees the member's price"],
    ["LoadingMore", "正在加载更多", "More are on their way"],
    ["EmptyWishlist", "没有收藏：说明怎么收藏", "No favourites: says how to add some"],
    ["NoFootprints", "没有足迹", "No footprints"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [["Footprints", "按天分组，回想得起来。", "By day, as people remember it."]],
  bad: [
    [
      { kind: "footprints" },
      "足迹不分天：传 groups 时每天一组并给 day、today。",
      "Footprints without days: give one group a day, with day and today.",
    ],
  ],
  keyboard: [...keys.link, ["Enter / Space", "在叉上：移除这一件", "on the cross: takes this one out"]],
  speech: [
    "足迹每天一个三级标题；叉读“取消收藏：商品名”或“删除足迹：商品名”；售罄、已下架读作文字。",
    "Footprints have a third-level heading a day; the cross is named “取消收藏” or “删除足迹” with the product; sold out and off the shelf are words.",
  ],
  layout: [
    "一列，宽度占满抽屉（约 360 像素）；行距、组距自己管，滚动由 RailDrawer 管。",
    "One column as wide as the drawer (about 360 px); its gaps are its own, the scrolling is RailDrawer's.",
  ],
  related: ["chrome/RailDrawer", "saved/SavedGoodsList", "product/GoodsPrice"],
} satisfies ComponentDocs;
