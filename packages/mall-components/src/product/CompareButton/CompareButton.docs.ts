import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "把一个商品放进对比，或拿出来。列表里每个商品一个，本身没有状态，由页面统一监听。",
    "Puts one product into the comparison or takes it out. One for each of a list; it has no state of its own, the page answers for all.",
  ],
  instead: [
    ["list/ComparePicker", "从候选里挑几个来对比", "Choosing some of several candidates"],
    ["list/CompareTray", "显示已选的几个并开始对比", "Showing what is chosen and starting"],
    ["ui/Button", "只有一个商品、页面自己管状态", "One product alone, whose state the page keeps"],
  ],
  anatomyStory: "OverACardsPicture",
  anatomy: [
    [
      "button[data-compare]",
      "对比：在图片右上角，鼠标移入或焦点进入卡片时出现；选中后一直显示",
      "the button at the picture's upper corner; seen while pointer or focus is in the card, and always once chosen",
    ],
    ["article > span:first-child", "它盖着的商品图", "the picture it lies over"],
  ],
  states: [
    ["Default", "row：表格行里的文字按钮", "row: words in a line of a table"],
    ["OverACardsPicture", "card：盖在商品图上", "card: over a picture"],
  ],
  good: [
    [
      "Default",
      "表格里一直可见，和型号、起订量放在一起。",
      "In a table it is always in sight, with the other facts.",
    ],
  ],
  bad: [
    [
      { place: "card" },
      "不在商品卡片里却用 card：没有图片可盖，会飘到角落，鼠标移入才见得到。",
      "card without a card around: there is no picture to lie over, it drifts into a corner and hides.",
    ],
  ],
  keyboard: [
    [
      "Tab / Shift+Tab",
      "到下一个、上一个商品；焦点进入时显形",
      "to the next, the previous product; it shows once focused",
    ],
    [
      "Enter / Space",
      "放进对比或拿出（由页面的监听处理）",
      "in or out of the comparison, by the page's listener",
    ],
  ],
  speech: [
    "读“对比：商品名，切换按钮”，选中读“已按下”。aria-pressed 由页面写，没写之前只读作按钮。",
    "“Compare, product's name”; once the page has set aria-pressed it is a toggle that says whether it is pressed.",
  ],
  layout: [
    "row 是一行里的文字；card 绝对定位在最近的定位父级右上角，所以只放进 ProductCard。没有脚本时不显示。",
    "row is words in a line; card places itself at the upper corner of its positioned parent, so only in a ProductCard. Not shown without script.",
  ],
  related: ["list/CompareTray", "list/CompareDialog", "product/ProductCard", "product/ProductTable"],
} satisfies ComponentDocs;
