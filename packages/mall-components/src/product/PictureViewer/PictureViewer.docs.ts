import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  isOverlay: true,
  purpose: [
    "把一组图放到最大看：翻页、缩放、拖动，视频排在第一。商品图、评价晒图共用。",
    "A set of pictures as large as the window: turn, zoom, drag; a film is the first. For products and reviews alike.",
  ],
  instead: [
    ["product/Gallery", "页面里的主图区", "Pictures inside the page"],
    ["ui/Dialog", "弹窗里不只是图", "A window with more than pictures"],
    ["ui/ImageCrop", "要裁剪图片", "A picture is to be cut"],
  ],
  anatomy: [
    [
      "[role=dialog] h2",
      "标题：查看大图（1 / 3），一张时不写数字",
      "heading with the number; without it for one picture",
    ],
    [
      "[role=dialog] button:has(+ div img)",
      "上一张；对面是下一张。手机上没有，用手滑",
      "previous; opposite of it next. On a phone a swipe does it",
    ],
    [
      "[role=dialog] img",
      "大图：双击放大 2.5 倍，再双击还原",
      "the picture: a double press makes it 2.5 times as large, another one small",
    ],
    ["[role=dialog] button[aria-pressed]", "缩略图，点哪张看哪张", "small pictures that lead to each"],
  ],
  states: [
    ["One", "只有一张：没有翻页和缩略图", "One picture: nothing to turn"],
    ["Narrow", "手机上占满屏幕，从第二张开始", "The whole screen on a phone, from the second on"],
  ],
  good: [["Narrow", "用 start 从被点的那张开始。", "start begins with the one that was pressed."]],
  bad: [
    [
      "One",
      "页面上已按原大小显示的单张图，不必再弹一层。",
      "One picture that the page shows at full size already needs no window.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "在关闭、翻页和缩略图之间移动", "between close, turning and the small pictures"],
    ["← →", "上一张、下一张；视频里是快退快进", "the previous, the next; in a film its time"],
    ["+ -", "放大、缩小", "larger, smaller"],
    ["Esc", "关闭，焦点回到打开它的图", "closes; the focus goes back to what opened it"],
  ],
  speech: [
    "打开读“查看大图（1 / 3），对话框”；翻页后标题和图片的名字一起变。缩略图读“第 2 张，已按下”。",
    "Its heading with the number, “dialog”; turning changes it and the picture's name. A small picture says its number and whether it is pressed.",
  ],
  layout: [
    "画在 body 上；图是方形，取窗口宽和 66% 高里小的一个。手机上占满屏幕、不放左右按钮。",
    "Drawn on the body; its square is the smaller of its width and 66% of the window's height. On a phone without buttons at the sides.",
  ],
  related: ["product/Gallery", "product/FilmPlayer", "review/ReviewList", "ui/Dialog"],
} satisfies ComponentDocs;
