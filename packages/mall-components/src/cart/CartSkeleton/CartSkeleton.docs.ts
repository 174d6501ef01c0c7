import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "购物车第一次读取时的占位：一家店、四行商品的形状，内容到了不跳。",
    "The cart's shape while it first loads: one shop with four lines, so that nothing jumps.",
  ],
  instead: [
    ["list/ProductCardSkeleton", "商品卡片的占位", "The shape of product cards"],
    ["parts/AsyncList", "一般列表的加载、失败和空", "Loading, failing and emptiness of other lists"],
    ["ui/Skeleton", "自己拼占位", "A shape of your own"],
  ],
  anatomy: [
    ["[aria-busy] > div", "店铺名", "the shop"],
    ["[aria-busy] > div ~ div > div:first-child", "商品图，96 像素", "picture, 96 px"],
    ["[aria-busy] > div ~ div > div:nth-child(2)", "名称和规格", "name and specification"],
    ["[aria-busy] > div ~ div > div:last-child", "小计", "subtotal"],
  ],
  states: [["Narrow", "手机上：同样的形状，更窄", "On a phone: the same shape, narrower"]],
  good: [
    [
      "Narrow",
      "图片和真实商品行一样大，换上来不跳。",
      "Its picture is as large as a line's: nothing jumps when they come.",
    ],
  ],
  bad: [
    [
      "Default",
      "改个数量就整车换成骨架：行内用 isPending 就够了。",
      "All of the cart as a skeleton for one changed quantity: isPending of the line is enough.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "读“加载中”，区域标为忙；灰块不读。",
    "“Loading”, in a region that is busy; the grey shapes are silent.",
  ],
  layout: [
    "自己有框、圆角和行间线，宽度占满父级；放在 CartHead 下面、以后店铺要出现的位置。",
    "Its own: frame, corners, lines between rows; as wide as its parent. Below CartHead, where the shops will be.",
  ],
  related: ["cart/CartShopGroup", "cart/CartEmpty", "ui/Skeleton"],
} satisfies ComponentDocs;
