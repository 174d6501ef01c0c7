import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "商品卡片的占位：和 ProductCard 一样的图、价格、名称位置，加载时先放着。",
    "The shape of a ProductCard, with its picture, price and name in place, while a list is awaited.",
  ],
  instead: [
    ["list/ProductGrid", "整个网格：传 skeletonCount 就行", "A whole grid: give it skeletonCount"],
    ["cart/CartSkeleton", "购物车的占位", "The shape of the cart"],
    ["parts/AsyncList", "一般列表，还要失败和空", "Other lists, with failing and emptiness"],
    ["ui/Skeleton", "别的形状", "Other shapes"],
  ],
  anatomy: [
    ["div[aria-hidden] > span:first-child", "图片，正方形", "picture, a square"],
    ["div[aria-hidden] > span:nth-child(2)", "价格，半宽", "price, half as wide"],
    ["div[aria-hidden] > span:nth-child(3)", "名称，两行", "name, two lines"],
    ["div[aria-hidden] > span:last-child", "标签、店铺等", "tags, shop and the like"],
  ],
  states: [["Default", "一张", "One card"]],
  good: [["Default", "和真卡片一样高，换上来页面不跳。", "As high as a real card: nothing jumps."]],
  bad: [
    [
      { count: 4 },
      "它自己不排列：几张要放进网格，不然竖着堆。",
      "It lays out nothing: several belong in a grid, or they pile up.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "完全不读；“加载中”和 aria-busy 由外面的 ProductGrid 说。",
    "Silent; “loading” and aria-busy are said by the ProductGrid around it.",
  ],
  layout: [
    "宽度跟着格子，高度由图片的正方形和几行字撑开；自己有白底和内边距。列数、间距由父级网格决定。",
    "As wide as its cell, as high as a square picture and its lines; ground and padding of its own. Columns and gaps are those of the grid around it.",
  ],
  related: ["list/ProductGrid", "product/ProductCard", "ui/Skeleton"],
} satisfies ComponentDocs;
