import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "商品卡片的网格：列表、店铺、推荐都用它；首屏图片立即加载，远处的接近了才排版。",
    "Product cards in a grid, for lists, shops and recommendations; the first pictures load at once, far cards are laid out when they come near.",
  ],
  instead: [
    ["product/ProductTable", "比参数、看库存的表格视图", "A table, for stock and facts"],
    ["list/OrderTable", "边看边填数量", "Quantities typed in the list"],
    ["list/RecommendedRow", "带标题的一行推荐", "A titled row of recommended goods"],
    ["promotion/GroupBuyList", "拼团商品", "Goods sold in teams"],
  ],
  anatomy: [
    ["ul > li:first-child", "商品卡；前 5 张图片优先", "a card; the first five pictures come first"],
    ["ul > li:first-child h3", "名称，级别由 headingLevel 定", "name, of the level of headingLevel"],
    ["ul > li:last-child", "靠后的卡：接近屏幕才排版", "a far card, laid out when it comes near"],
  ],
  states: [
    ["FourColumns", "四列，用在有侧栏的页面", "Four columns, beside a sidebar"],
    ["Loading", "加载：十张占位", "Loading: ten shapes"],
    ["Refetching", "换条件：旧的变淡，不能点", "Other filters: the old ones dim and cannot be pressed"],
    ["Empty", "没有商品：什么也不显示", "No products: nothing shows"],
    ["Narrow", "手机上两列", "On a phone two columns"],
  ],
  good: [
    [
      "Refetching",
      "换条件时旧商品留着变淡，页面不闪不跳。",
      "Old goods stay and dim: nothing flashes or jumps.",
    ],
    [
      "Loading",
      "第一次加载用占位，张数接近一页的数量。",
      "Shapes for the first time, about as many as a page has.",
    ],
  ],
  bad: [
    [
      "Empty",
      "没有商品时留一片空白：换成 ListEmpty，说明原因。",
      "A blank without a word: take ListEmpty, which says why.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "名为 label 的列表，每张卡是一篇 article，名称是标题和链接；加载时读“加载中”，换条件时列表标为忙。",
    "A list named by `label`, each card an article whose name is heading and link; “loading” at first, busy while others are fetched.",
  ],
  layout: [
    "自己排列：手机 2 列，768 像素起 3 列，1024 像素起 4、5 或 6 列，间距 12 像素（手机 8）。宽度占满父级，没有底；上面的工具栏、下面的翻页由页面放。",
    "It lays out 2 columns on phones, 3 from 768 px, 4, 5 or 6 from 1024 px, gaps of 12 px (8 on phones). As wide as its parent, no ground; toolbar and pager are the page's.",
  ],
  related: ["product/ProductCard", "list/ProductCardSkeleton", "list/ListToolbar", "list/ListEmpty"],
} satisfies ComponentDocs;
