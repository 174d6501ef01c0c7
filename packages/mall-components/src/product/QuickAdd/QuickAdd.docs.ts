import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "列表里直接加购：数量和按钮。多规格的商品变成“选规格”链接。",
    "Into the cart from a list: a number and a button. Of several variants it is a link to their choice.",
  ],
  instead: [
    ["product/BuyBox", "商品页，要选规格", "A product's page, with options"],
    ["ui/NumberStepper", "只要改数量，如购物车里", "Changing a number alone, as in a cart"],
    ["saved/ToListButton", "加入采购清单", "Into a purchase list"],
  ],
  anatomy: [
    ["button[data-step=down]", "减；没有脚本时不显示", "less; not shown without script"],
    [
      "input[type=number]",
      "数量：从起订量开始，按倍数走",
      "the number: from the least order, in its multiples",
    ],
    [
      "button[type=submit]",
      "加入购物车：表格里是文字，卡片上是圆形图标",
      "the button: words in a table, a round sign on a card",
    ],
  ],
  states: [
    [
      "OverACardsPicture",
      "盖在卡片图片上：鼠标移入才出现，触屏只有按钮",
      "Over a card's picture: seen with the pointer; on touch the button alone",
    ],
    ["OfSeveralSkus", "多个规格：选规格", "Several variants: a link to choose"],
  ],
  good: [
    [
      "Default",
      "起订 10、每次加 5：数量框一开始就是 10，按加号到 15。",
      "From ten in fives: it begins with ten, and one press makes fifteen.",
    ],
  ],
  bad: [
    [
      { place: "card" },
      "不在 ProductCard 里用 card：没有图片可盖，平时还看不见。",
      "card outside of a ProductCard: nothing to lie over, and hidden besides.",
    ],
    [
      "OfSeveralSkus",
      "只有一个规格却不给 quickAdd：多进一次商品页。",
      "One variant without quickAdd: people open its page for nothing.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "减、数量、加、加购", "less, the number, more, the button"],
    ["↑ ↓", "在数量里按倍数加减", "in the number, by its multiples"],
    ["Enter", "加入购物车", "puts it into the cart"],
  ],
  speech: [
    "每个控件都带商品名：“镜面抛光扳手的数量”“加入购物车：镜面抛光扳手”，六十个也分得清。",
    "Each control holds the product's name, so that sixty are told apart.",
  ],
  layout: [
    "row 靠右排成一行，放进表格最后一列；card 绝对定位在图片右下角，只做 ProductCard 的 children。",
    "row is a line at the right of a cell; card places itself at the foot of the picture, as a child of ProductCard only.",
  ],
  related: ["product/ProductCard", "product/ProductTable", "product/BuyBox"],
} satisfies ComponentDocs;
