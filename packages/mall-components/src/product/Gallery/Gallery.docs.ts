import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "商品主图区：大图、缩略图、视频，鼠标放大镜、手指滑动、方向键都能看。",
    "The pictures of a product's page: a large one, small ones, the film; with a lens for the mouse, swipes and arrow keys.",
  ],
  instead: [
    ["product/PictureViewer", "全屏看大图", "Pictures as large as the window"],
    ["home/BannerCarousel", "自动轮播的广告", "Advertisements that turn by themselves"],
    ["product/ProductPicture", "列表里的一张图", "One picture in a list"],
  ],
  anatomyStory: "Opens",
  anatomy: [
    [
      "section img",
      "大图；桌面上鼠标移入，右侧出放大镜",
      "the large picture; a mouse over it brings a lens beside it",
    ],
    [
      "button[aria-haspopup=dialog] svg",
      "查看大图：整张都可按，标记在左下角",
      "enlarge: all of it can be pressed, its sign is in a corner",
    ],
    ["button:has(+ ul)", "上一张", "previous"],
    ["li:nth-child(2) button", "缩略图：鼠标移过就换", "small pictures: a mouse only passes over them"],
    ["ul + button", "下一张", "next"],
  ],
  states: [
    ["Film", "有视频：排第一，角上写时长", "With a film: first, with its length"],
    ["SkuPicture", "选了规格：显示那个规格的图，不属于任何缩略图", "A chosen variant shows its own picture"],
    ["OnePicture", "只有一张：没有缩略图", "One picture: no small ones"],
    ["NoPicture", "没有图：保留方形位置", "No picture: the square is kept"],
    ["Narrow", "手机上通栏，右下角写 1/5", "On a phone as wide as the page, with its number"],
  ],
  good: [["Opens", "给 onOpen：想看细节的人能全屏看。", "With onOpen those who want details see it large."]],
  bad: [
    [
      "NoPicture",
      "有图却不传 pictures，只靠规格图：选规格前一片空白。",
      "Only pictures of variants: before one is chosen there is nothing to see.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "查看大图、上一张、各缩略图、下一张", "enlarge, previous, each small picture, next"],
    [
      "← →",
      "换一张，焦点跟到缩略图；在视频里是快退快进",
      "the previous, the next picture, and the focus with it; in a film its time",
    ],
    ["Enter / Space", "按下焦点所在的按钮", "presses the focused button"],
  ],
  speech: [
    "区域叫“商品图片”；大图读“商品名，第 2 张，共 5 张”，当前缩略图读“当前”。放大镜不读。",
    "A region by name; the picture says its number of how many, the small one shown says “current”. The lens is silent.",
  ],
  layout: [
    "大图恒为方形，图没到也不跳；宽度占满父级，桌面最宽 420 左右，手机通栏。放大镜向右盖出一块，右边留给购买区。",
    "The large picture is always square, so nothing shifts; it fills its parent up to its greatest width. The lens lies over what is to its right.",
  ],
  related: ["product/PictureViewer", "product/FilmPlayer", "product/ProductPicture", "product/SkuPicker"],
} satisfies ComponentDocs;
