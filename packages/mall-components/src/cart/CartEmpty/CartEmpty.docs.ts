import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "没有东西可结算：说是车里空的、都失效了，还是这次没选，并给去处。",
    "Nothing to check out: whether the cart is empty, all in it is sold no more, or nothing was selected, and where to go.",
  ],
  instead: [
    ["cart/CartSkeleton", "购物车还没读到", "The cart has not come yet"],
    ["list/ListEmpty", "商品列表没有结果", "A list of goods has no results"],
    ["ui/ErrorState", "读取失败", "It could not be loaded"],
  ],
  anatomy: [
    ["svg", "购物车图标", "a cart"],
    ["p", "标题：为什么没有", "why there is nothing"],
    ["p + div", "一句建议", "one line of advice"],
    ["p ~ div a:first-child", "去逛逛，或返回购物车", "browse, or back to the cart"],
    [
      "p ~ div a:last-child",
      "快速下单；没有这条路由就不显示",
      "quick order; left out where there is no such page",
    ],
  ],
  states: [
    ["OnlyExpired", "车里只剩失效商品", "All in the cart is sold no more"],
    ["NothingToOrder", "结算页没有商品：先返回购物车", "The checkout has no goods: back to the cart first"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "NothingToOrder",
      "结算页空了，主要按钮带人回购物车，不是去逛街。",
      "An empty checkout leads back to the cart before it leads to the shop.",
    ],
  ],
  bad: [
    [
      "Default",
      "还在读取就显示“还是空的”，人会以为商品丢了：先用 CartSkeleton。",
      "It says “empty” while it still loads, and people take their goods as lost: CartSkeleton first.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "图标不读；标题和说明是普通文字，后面两个链接。它不会自动读出，清空后的提示由页面的 Toast 说。",
    "The icon is silent; words and then links. It is not read by itself: what emptied the cart is said by the page, e.g. a Toast.",
  ],
  layout: [
    "居中，自己有上下内边距；没有底色，放进页面的 Surface 或页框里。购物车还有失效商品时，排在 ExpiredLines 上面。",
    "Centred with padding of its own, without a ground: put it on a Surface or into the frame. Where there are ExpiredLines it is above them.",
  ],
  related: ["cart/CartSkeleton", "cart/ExpiredLines", "ui/EmptyState"],
} satisfies ComponentDocs;
