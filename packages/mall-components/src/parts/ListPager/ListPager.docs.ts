import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "列表下面的分页：每页是链接，可以收藏和后退；页数多时能直接跳页。要的页不存在时说明并带回第 1 页。",
    "The pager under a list: pages are links that can be kept and gone back to, with a field to jump where there are many. A page that is not there is told, with the way to the first.",
  ],
  instead: [
    ["ui/Pagination", "页码不进地址，或要紧凑的样子", "Pages without address, or the compact look"],
    ["list/ListToolbar", "列表上方的小翻页", "The small pager above a list"],
    [
      "list/ProductFeed",
      "页尾的商品按“更多”接着显示",
      "Products at the end of a page, more of which come by a press",
    ],
  ],
  anatomyStory: "Jump",
  anatomy: [
    ["nav li:first-child a", "上一页；第一页时停用", "page before, disabled on the first"],
    ["a[aria-current=page]", "当前页", "the page shown"],
    ["nav form", "跳页：给了 onJump 且超过 7 页才有", "jumps; only with onJump and more than 7 pages"],
  ],
  states: [
    ["Jump", "60 页，可跳页", "60 pages, with a field to jump"],
    ["Beyond", "要的页在最后一页之后", "A page behind the last one"],
    ["OnePage", "只有一页：什么也不画", "One page: nothing is drawn"],
  ],
  good: [
    ["Jump", "页数多时给 onJump，不用一页页翻。", "With many pages onJump saves turning one by one."],
    ["Beyond", "地址里的页没有了，也有路可走。", "An address whose page is gone still has a way on."],
  ],
  bad: [
    [
      { page: 30, pageCount: 60 },
      "60 页却没有 onJump：中间的页很难到。",
      "60 pages without onJump: those in the middle are hard to reach.",
    ],
    [
      { page: 5, pageCount: 2 },
      "改了筛选却没把页码改回 1：人看到“没有第 5 页”，以为没有结果。",
      "The filter changed but the page was kept: people read that there is no page 5 and take it for no result.",
    ],
  ],
  keyboard: [
    ...keys.link,
    ["Enter", "在跳页框里：跳到输入的页", "in the field, goes to the page typed there"],
  ],
  speech: [
    "“分页，导航”；每个链接读“第 3 页”，当前页读“当前页”；箭头读“上一页”“下一页”。",
    "A navigation; each link by the number of its page, the one shown as “current page”, the arrows as previous and next.",
  ],
  layout: [
    "自己居中，窄屏折行；与列表的距离由父级的 Stack 决定。超过最后一页时，它代替空列表占大块位置。",
    "Centres itself and wraps; the distance to the list is the parent's. Behind the last page it takes the room of the missing list.",
  ],
  related: ["ui/Pagination", "parts/AsyncList", "parts/ListTabs", "list/ListToolbar"],
} satisfies ComponentDocs;
