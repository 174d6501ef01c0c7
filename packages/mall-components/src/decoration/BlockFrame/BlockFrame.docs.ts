import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "装修模块的外框：一个标题、可选的“更多”和白底，下面放内容。新的装修模块都从它开始。",
    "The frame of a decoration's block: heading, an optional way to more and an optional sheet around the content. New blocks begin with it.",
  ],
  instead: [
    [
      "parts/CenterSection",
      "用户中心里的一块，带加载和失败",
      "A part of the user centre, with loading and failure",
    ],
    ["parts/SectionHeading", "只要标题和“更多”", "The heading and its way to more alone"],
    ["home/HomeFloor", "商城首页的楼层", "A floor of the mall's home"],
  ],
  anatomyStory: "WithMore",
  anatomy: [
    ["h2", "标题", "heading"],
    ["section a[href]", "更多：去看全部", "more: leads to all of it"],
    [
      "section > div:last-child",
      "白底（hasSheet），放文字或分类这类没有底的内容",
      "sheet (hasSheet) for texts or categories, which have no ground of their own",
    ],
  ],
  states: [
    ["WithMore", "有“更多”和白底", "With a way to more and a sheet"],
    ["NoTitle", "没有标题：也不再是一个区域", "Without heading: no region either"],
    ["MoreWithoutTitle", "没有标题，有“更多”", "Without heading, with a way to more"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      { title: "新品上架", moreHref: "/shop-prod-list?st=1", hasSheet: true },
      "标题四个字，“更多”去同一批商品的全部。",
      "A short heading, and more leads to all of the same.",
    ],
  ],
  bad: [
    [
      { title: "", moreHref: "/list?st=0" },
      "没有标题：“更多”没说是什么的更多。",
      "Without a heading the way to more does not say of what.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "有标题时是一个以标题命名的区域，“更多”读成“更多：新品上架”；没有标题时只读“更多”和内容。",
    "With a heading, a region of that name whose link says more of what; without, only “More” and its content are read.",
  ],
  layout: [
    "自己管标题、内容的上下距离和白底的内边距；离屏幕远时先不排版，所以内容不要依赖它的高度。",
    "Its own: distance of heading and content, padding of the sheet. Far from the screen it is not laid out yet, so nothing may depend on its height.",
  ],
  related: ["parts/SectionHeading", "decoration/BlockProducts", "decoration/Decoration"],
} satisfies ComponentDocs;
