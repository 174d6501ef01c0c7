import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "一张图片：浏览器自选最好的格式和尺寸，位置先留好，加载失败也不塌。",
    "A picture in the best format and width that the browser can take; its place is kept before it comes and when it never does.",
  ],
  instead: [
    [
      "product/ProductPicture",
      "商品图，尺寸和格式已配好",
      "A product's picture, with its widths and formats",
    ],
    ["ui/Icon", "线条图标", "A drawn icon"],
    ["ui/Avatar", "人或店铺的头像", "The face of a person or shop"],
    ["ui/Skeleton", "内容还没到，连地址都没有", "There is not even an address yet"],
  ],
  anatomyStory: "Missing",
  anatomy: [
    [
      "svg[role=img]",
      "位置：按宽高留好，图没来时是灰底",
      "place: kept by width and height, grey until the picture is there",
    ],
    ["svg > svg", "加载失败的图标，宽度是四分之一", "the icon of a failure, a quarter as wide"],
  ],
  states: [
    [
      "Priority",
      "首屏最大的一张：优先下载；卡片圆角",
      "The largest of the first view: loads first; corners of a card",
    ],
    [
      "Missing",
      "加载失败：显示占位，不显示浏览器的破图",
      "It could not be loaded: a placeholder, never the browser's broken picture",
    ],
  ],
  good: [
    [
      { fit: "contain", rounding: "card" },
      "商品图要看全：contain 不裁边。",
      "A product must be seen whole: contain cuts nothing.",
    ],
  ],
  bad: [
    [
      { alt: "图片1", width: 224, height: 60 },
      "宽高和图不符，裁掉了大半；alt 也没说是什么。",
      "Width and height that are not the picture's cut most of it away, and its alt says nothing.",
    ],
    [
      "Priority",
      "列表里每张都优先，等于都不优先。一页一张。",
      "If every picture comes first, none does. One of a page.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "读 alt：“内六角扳手，图像”；alt 为空则跳过。加载失败读 fallbackLabel，没给就读 alt。",
    "Its alt: “Hex key, image”; an empty one is passed over. After a failure its fallbackLabel, or else the alt.",
  ],
  layout: [
    "宽度占满父级，高度按 width、height 的比例，所以父级要限宽（Grid 的格子、固定宽的框）。方图保持 1:1。盖在上面的标签由父级定位。",
    "As wide as its parent, its height by width and height, so the parent must limit it: a cell of a Grid, a box of fixed width. Square ones stay square. Marks over it are its parent's.",
  ],
  related: ["product/ProductPicture", "product/Gallery", "ui/Avatar", "ui/Skeleton"],
} satisfies ComponentDocs;
