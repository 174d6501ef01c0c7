import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "个人中心页面里的一块卡片：标题、“更多”、内容。每块自己加载、自己失败，不影响别的块。",
    "One card on a page of the user centre: heading, “more”, content. Each comes and fails by itself, without the others.",
  ],
  instead: [
    ["parts/SectionHeading", "首页和内页的楼层标题，没有卡片", "The head of a block on home, without a card"],
    [
      "parts/AsyncList",
      "只要列表的各种状态，不要标题和卡片",
      "Only the states of a list, no heading or card",
    ],
    ["ui/Surface", "没有标题的卡片", "A card without a heading"],
  ],
  anatomyStory: "Refetching",
  anatomy: [
    ["section", "卡片，用标题命名", "card, named by its heading"],
    ["h2", "标题", "heading"],
    ["a[href]", "更多：去看全部", "more, leads to all of it"],
    ["[data-state]", "内容，或等待、空、失败的样子", "content, or its waiting, absence, failure"],
  ],
  states: [
    ["Loading", "等待：标题先在", "Waiting, with the heading there already"],
    ["Refetching", "刷新：旧内容还在", "Refreshing, the old content stays"],
    ["Empty", "没有：一行小字", "None: a line of small words"],
    ["Failed", "没取到：只重试这一块", "Failed: only this part is tried once more"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [["Failed", "一块失败，别的块照常能用。", "One part fails, the others can be used."]],
  bad: [
    [
      { emptyText: "还没有订单" },
      "有内容时也给了 emptyText：内容被它盖掉。只在没有时给。",
      "emptyText in spite of content hides the content: give it only where there is none.",
    ],
    [
      { state: "failed" },
      "失败却没有 onRetry：这一块就没法用了。",
      "A failure without onRetry leaves this part of no use.",
    ],
  ],
  keyboard: [...keys.link, ["Enter / Space", "失败时按“重试”", "after a failure, presses “retry”"]],
  speech: [
    "一个区域，名字是标题；“更多”读作“更多：最近订单”；重试后焦点留在这一块。",
    "A region named by its heading; “more” is read with that heading; after a retry the focus stays in this part.",
  ],
  layout: [
    "自己是带内边距的卡片，占满父级宽度；几块之间的距离和分栏由页面的 Stack、Columns 决定。",
    "A card with its padding, as wide as its parent; the distance of several and their columns are the page's, by Stack and Columns.",
  ],
  related: ["parts/SectionHeading", "parts/AsyncList", "parts/FigureLinks", "ui/Surface"],
} satisfies ComponentDocs;
