import type { ComponentDocs } from "../../component-docs/index.ts";

export default {
  status: "new",
  purpose: [
    "指向或聚焦一个链接时，先看一眼它通向什么：店铺、商品、订单。只看，不操作。",
    "A look at what a link leads to while it is pointed at or focused: a shop, a product, an order. To read, not to act.",
  ],
  instead: [
    ["ui/Tooltip", "几个字的提示", "A few words of help"],
    ["ui/Popover", "里面有按钮、链接、字段", "It holds buttons, links or fields"],
    ["ui/Disclosure", "内容必须人人看到，包括触屏", "All must see it, on touch screens, too"],
  ],
  anatomy: [["a", "链接：按下照常打开", "the link, which leads on as ever"]],
  states: [
    ["WithTags", "标题、标签、说明", "A title, tags and words"],
    ["LongChineseText", "长文字换行", "Long words wrap"],
    ["Narrow", "窄屏：不超出屏幕", "Narrow: never wider than the screen"],
  ],
  good: [
    [
      "WithTags",
      "帮人决定要不要打开；同样的内容在链接的页面上。",
      "Helps to decide whether to go there; the same is on that page.",
    ],
  ],
  bad: [
    [
      { content: "退货须在 7 天内申请" },
      "重要的规则只写在卡片里：触屏上看不到。",
      "A rule that counts is in the card alone: no touch screen shows it.",
    ],
  ],
  keyboard: [
    [
      "Tab / Shift+Tab",
      "到链接，稍后出现；离开就消失",
      "to the link, and it appears a moment later; away, and it goes",
    ],
    ["Enter", "打开链接", "follows the link"],
    ["Esc", "关闭，焦点留在链接上", "closes it; the focus stays on the link"],
  ],
  speech: [
    "链接读完名字，再读卡片里的文字，作为说明。",
    "The link reads its name, then the words of the card as its description.",
  ],
  layout: [
    "浮在链接旁边，放不下就换到对面；内容自己用 Stack 排。可以把指针移到卡片上。",
    "Floats beside the link and turns over where there is no room; lay its content out with Stack. The pointer may go over to it.",
  ],
  related: ["ui/Tooltip", "ui/Popover", "ui/Link"],
} satisfies ComponentDocs;
