import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "任何要从服务器取的列表的外框：等待时是行的形状，没有时是空状态，失败时能重试，刷新时旧的行留着。",
    "The frame of any list that is fetched: its shape while it comes, its absence, its failure with another try; at a refresh the old rows stay.",
  ],
  instead: [
    ["product/ProductTable", "商品做成表格来比较", "Products as a table to compare"],
    [
      "list/ProductGrid",
      "商品卡片的网格，有自己的占位",
      "A grid of products, which has a skeleton of its own",
    ],
    ["parts/CenterSection", "个人中心的一块，带标题", "A part of the user centre, with a heading"],
    ["ui/EmptyState", "不取数据，只是没有", "Nothing is fetched, there just is none"],
  ],
  anatomy: [
    [
      "[data-state]",
      "外框：data-state 是所处的状态，刷新时顶上一条线",
      "frame, data-state is where it is; a line at its head while it refreshes",
    ],
    ["[data-state] li:last-child", "行（children）", "the rows (children)"],
  ],
  states: [
    ["Loading", "第一次等待：文字行", "First wait: lines of text"],
    ["LoadingGoods", "等待商品：图加文字", "First wait: picture and words"],
    ["LoadingGrid", "等待卡片：宽屏两三列", "First wait: cards, two or three beside each other"],
    ["Refetching", "换条件、翻页：旧的行还在", "Another page or filter: the old rows stay"],
    ["Empty", "没有", "There are none"],
    ["Failed", "没取到，能重试", "Could not be loaded, can be tried once more"],
    ["Small", "卡片里的失败", "A failure inside a card"],
    ["Narrow", "手机上等待卡片", "Waiting for cards on a phone"],
  ],
  good: [
    ["Failed", "failedText 说出是哪个列表失败。", "failedText names the list that failed."],
    [
      "Refetching",
      "翻页时旧内容不消失，页面不跳。",
      "While another page comes the old one stays and nothing jumps.",
    ],
  ],
  bad: [
    [
      { state: "failed" },
      "没有 onRetry：人只能刷新整页。",
      "Without onRetry people must reload the whole page.",
    ],
    [
      { state: "loading", skeleton: "grid" },
      "行是文字，占位却是网格：取到时整块跳动。",
      "The rows are lines but their shape is a grid: all jumps once they come.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "等待时读“加载中”，外框标为忙；失败时打断读出；重试后焦点留在列表上。",
    "“Loading” while it waits, with the frame marked busy; a failure interrupts; after a retry the focus stays in the list.",
  ],
  layout: [
    "不改变行的排法，只占满父级宽度；行之间的距离由 children 里的 Stack 或 Grid 决定。标题和分页放在它外面。",
    "It does not lay out the rows and is as wide as its parent; their distance is that of the Stack or Grid in it. Heading and pager are outside.",
  ],
  related: ["ui/ErrorState", "ui/EmptyState", "ui/Skeleton", "parts/ListPager", "parts/CenterSection"],
} satisfies ComponentDocs;
