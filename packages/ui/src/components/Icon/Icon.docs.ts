import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "一个图标，大小和颜色跟品牌走。按意思取名（CartIcon、DeliveryIcon），只有页面用到的图标才会下载。",
    "One icon in the brand's size and colour. Icons are named by meaning (CartIcon, DeliveryIcon); a page carries only those that it uses.",
  ],
  instead: [
    ["ui/IconButton", "图标能按", "The icon can be pressed"],
    ["ui/Spinner", "正在等待", "Something is being waited for"],
    ["ui/Picture", "照片、插图、店铺标志", "A photo, a drawing, the sign of a shop"],
    ["ui/StarRating", "让人打几颗星", "People give so many stars"],
  ],
  anatomyStory: "AllIcons",
  anatomy: [
    [
      "svg",
      "图形：24×24 的画布，2 个单位粗的圆头线条",
      "drawing: on a ground of 24 by 24, round strokes of 2 units",
    ],
    ["svg + span", "引入时用的名字（只在这一页显示）", "the name to import it by (shown on this page alone)"],
  ],
  states: [
    ["Named", "旁边没有字：给 label，读屏才知道是什么", "No words beside it: its label says what it is"],
    ["AllIcons", "全部图标和它们的名字", "All icons with their names"],
  ],
  good: [
    [
      { size: "xl", tone: "success", label: "支付成功" },
      "颜色之外还有名字，看不见颜色的人也知道结果。",
      "Besides its colour it has a name, for people who do not see the colour.",
    ],
    [
      { tone: "muted", size: "s" },
      "旁边有字时小一号、淡一点，不抢字。",
      "Beside words small and muted, so that the words lead.",
    ],
  ],
  bad: [
    [
      { tone: "danger", size: "xl" },
      "购物车没有危险：颜色按意思选，不按喜好。",
      "Nothing is dangerous about a cart; a colour is a meaning.",
    ],
    [
      { isFilled: true },
      "填满只给收藏、星星表示“已选”，别的图标会变成一团。",
      "Filling is for a heart or star that is set; other icons turn into a blot.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "没有 label 时读屏跳过，当作装饰；有 label 时读成“购物车，图像”。",
    "Without a label it is passed over as decoration; with one it is read as “Cart, image”.",
  ],
  layout: [
    '行内元素，大小固定，不会被压缩；size="text" 随旁边的字变大。与字的距离由父级给：Inline 的 space，或 Button、Link 自带的间距。',
    'In the line, of a fixed size that never shrinks; size="text" grows with the words beside it. The gap to the words is its parent\'s: an Inline, or what Button and Link bring along.',
  ],
  related: ["ui/IconButton", "ui/Spinner", "ui/Button", "ui/Picture"],
} satisfies ComponentDocs;
