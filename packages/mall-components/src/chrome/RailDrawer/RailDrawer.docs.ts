import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  isOverlay: true,
  purpose: [
    "从侧边工具栏打开的右侧抽屉：购物车、优惠券、收藏、足迹。看一眼就回到原来的页面。",
    "The drawer at the right edge that the side rail opens: cart, coupons, favourites, footprints. A glance, then back to the page.",
  ],
  instead: [
    ["ui/Dialog", "别的内容：用 placement=end 的对话框", "Other content: a dialog with placement=end"],
    ["list/FilterDrawer", "手机上的筛选", "Filters on a phone"],
    ["ui/Popover", "内容很短，贴着按钮", "It is short and belongs to its button"],
  ],
  anatomyStory: "WithFootAndWay",
  anatomy: [
    ["[role=dialog]", "抽屉：贴右边，与屏幕同高", "drawer: at the right edge, as high as the screen"],
    ["[role=dialog] h2", "标题，由 panel 决定", "heading, given by panel"],
    ["[role=dialog] button", "关闭", "close"],
    ["[role=dialog] a", "“查看全部”，去完整页面", "“查看全部” (see all), to the whole page"],
    [
      "[role=dialog] > div:last-child",
      "脚部：合计和下一步，总看得见",
      "foot: sum and way on, always in sight",
    ],
  ],
  states: [
    ["WithFootAndWay", "带脚部和“查看全部”", "With a foot and the way to all"],
    ["Loading", "加载中：商品的骨架，脚部不出现", "On its way: the shape of goods, no foot"],
    ["Failed", "加载失败，可重试", "It failed and can be tried again"],
    ["Narrow", "手机上占满屏幕", "On a phone, the whole screen"],
  ],
  good: [
    [
      "Loading",
      "先开抽屉再等内容，点了就有反应。",
      "It opens at once and waits inside, so the press is answered.",
    ],
  ],
  bad: [
    [
      "Blank",
      "没有内容也没有空状态：一片空白。没有商品时放 RailProducts 的空状态。",
      "Neither content nor an empty state: a blank. Put RailProducts' empty state into it.",
    ],
  ],
  keyboard: keys.dialog,
  speech: [
    "打开时读标题（如“我的收藏”）和“对话框”；加载时读“加载中”；重试后焦点留在列表里；关闭后焦点回到侧栏的按钮。",
    "At opening its heading, such as “我的收藏”, and “dialog”; loading is read; after a retry the focus stays in the list, after closing it is back at the rail's button.",
  ],
  layout: [
    "自己管位置、滚动、骨架和失败提示；里面放 RailCart、RailCoupons 或 RailProducts。画在 body 上，放在哪里都一样。",
    "Its own: place, scrolling, the shape while loading, the failure. Put RailCart, RailCoupons or RailProducts into it. Drawn on the body wherever it is placed.",
  ],
  related: ["chrome/SideRail", "chrome/RailCart", "chrome/RailCoupons", "chrome/RailProducts", "ui/Dialog"],
} satisfies ComponentDocs;
