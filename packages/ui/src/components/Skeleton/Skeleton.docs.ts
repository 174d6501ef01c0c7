import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "内容还没到时先画出它的轮廓：一行字、一张图、一个头像。内容到了，页面不跳动。",
    "The outline of what is still on its way: a line, a picture, a face. When the content comes nothing moves.",
  ],
  instead: [
    ["ui/Spinner", "按钮里、不到一块大的小等待", "A small wait, such as inside a button"],
    ["ui/ProgressBar", "知道进度", "It is known how far it is"],
    ["parts/AsyncList", "整个列表的加载、空、失败", "All states of a list that is fetched"],
    ["list/ProductCardSkeleton", "商品卡片的轮廓，已拼好", "The outline of a product's card, ready made"],
  ],
  anatomyStory: "CardsOnTheirWay",
  anatomy: [
    ["div > span:first-child", "picture：方图", "picture: a square"],
    ["div > span:nth-child(2)", "text：一行，高度等于真正的一行字", "text: a line, as high as a real one"],
    ["div > span:nth-child(3)", "lines：几行，最后一行短一半", "lines: several, the last one half as wide"],
  ],
  states: [
    ["Lines", "三行字", "Three lines"],
    ["Shapes", "圆、方块、半行", "A circle, a block, half a line"],
    ["CardsOnTheirWay", "拼成一排商品卡片", "Put together as a row of cards"],
  ],
  good: [
    [
      "CardsOnTheirWay",
      "和真正的卡片一样的格子、内边距、行数。",
      "The same cells, padding and lines as the real cards.",
    ],
  ],
  bad: [
    [
      { shape: "block", size: "l" },
      "一大块灰代替整个列表：内容一到全变样。照内容拼。",
      "One grey block for a whole list: all changes when it comes. Build it like the content.",
    ],
    [
      { lines: 12 },
      "十二行灰条，实际只有三行：内容到了页面往上缩。",
      "Twelve lines for a text of three: the page shrinks when it comes.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "读屏读不到它（aria-hidden）。由外面的区域给 aria-busy，内容到了再用 LiveRegion 说“已加载”。",
    "Hidden from screen readers. The region around it says aria-busy; a LiveRegion says what has come.",
  ],
  layout: [
    "block、picture、text 占满父级宽度，可用 width 改成四分之三、一半、四分之一；circle 大小固定。间距由父级 Stack 给。不超过一屏就够。系统要求减少动态时不闪。",
    "block, picture and text fill their parent, or three quarters, half or a quarter of it by width; circles have their size. Gaps are the Stack's around. One screen of it is enough. It is still where people ask for less motion.",
  ],
  related: ["parts/AsyncList", "list/ProductCardSkeleton", "cart/CartSkeleton", "ui/Spinner"],
} satisfies ComponentDocs;
