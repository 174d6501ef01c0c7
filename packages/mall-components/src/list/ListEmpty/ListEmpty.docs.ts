import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "列表没有商品：说明是没搜到、筛没了、店铺停业还是分类空着，并给下一步。",
    "A list without products: nothing found, filtered away, a shop that is closed, an empty category; and what to do next.",
  ],
  instead: [
    ["cart/CartEmpty", "购物车是空的", "The cart is empty"],
    ["ui/ErrorState", "读取失败，不是没有", "It could not be loaded"],
    ["ui/EmptyState", "别的东西没有", "Other things are not there"],
    ["parts/ListPager", "页码超过最后一页", "A page behind the last one"],
  ],
  anatomyStory: "WaysOut",
  anatomy: [
    ["svg", "图标，跟着原因变", "an icon, by the reason"],
    ["p", "标题：为什么没有", "why there is nothing"],
    ["p ~ div a", "清空筛选，或查看全部商品", "clear the filters, or see all products"],
    ["ul li", "去掉一个条件就有多少种", "one filter taken away, and how many there are then"],
    ["ul + p a", "您可以试试：相近的词", "a similar word to try"],
  ],
  states: [
    ["Keyword", "搜不到：写出关键词和建议", "A keyword without results: the word, and others"],
    ["WaysOut", "筛没了：逐个条件给出路", "Filtered away: a way out by each filter"],
    ["Filtered", "筛没了：只有清空", "Filtered away: clear alone"],
    ["EmptyCategory", "分类下没有商品", "An empty category"],
    ["NoOffers", "没有限时优惠", "No limited-time offers"],
    ["ShopClosed", "店铺暂停营业：没有按钮", "The shop is suspended: no button"],
    ["ShopOffline", "店铺已下线", "The shop is offline"],
    ["ShopNotYetOpen", "店铺尚未营业", "The shop is not open yet"],
  ],
  good: [
    [
      "WaysOut",
      "告诉人去掉哪个条件就有结果，比“清空”省事。",
      "Which filter to take away helps more than clearing all.",
    ],
    ["Keyword", "把搜的词写出来，错字一眼看见。", "It shows the word, so that a slip of the keys is seen."],
  ],
  bad: [
    [
      { reason: "filtered" },
      "筛没了却不给 clearHref：只能丢掉关键词去看全部。",
      "Filtered away without clearHref: the keyword is lost with the filters.",
    ],
    [
      "Default",
      "搜了词却不传 keyword：人不知道哪个词没结果。",
      "A keyword was searched and is not given: which word found nothing?",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "图标不读；标题、说明后是链接；“去掉一个条件”是一个列表，每项读条件和数量。它不自动读出，结果数由 ListBreadcrumbs 读。",
    "The icon is silent; words, then links; ways out are a list with filter and number. It is not read by itself: ListBreadcrumbs reads the number of results.",
  ],
  layout: [
    "自己有白底、圆角和 32 像素内边距，内容居中。放在商品网格的位置，宽度和它一样；ListToolbar 留在上面，条件还能改。",
    "Its own: ground, corners, padding of 32 px, content centred. In the place of the grid, as wide; ListToolbar stays above it, so that filters can be changed.",
  ],
  related: ["list/ListBreadcrumbs", "list/FacetPanel", "ui/EmptyState", "list/RecommendedRow"],
} satisfies ComponentDocs;
