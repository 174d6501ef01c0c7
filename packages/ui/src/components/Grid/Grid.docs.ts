import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "等宽的格子排成行：商品卡片、优惠券、并排的表单项。屏幕变窄时自动减少列数。",
    "Cells of one width in rows: product cards, coupons, fields side by side. A narrower screen gets fewer columns by itself.",
  ],
  instead: [
    ["ui/Stack", "只有一列，一项在另一项下面", "One column, one thing below the other"],
    [
      "ui/Inline",
      "每项宽度按自己的内容，例如一排按钮",
      "Each thing is as wide as its content, such as a row of buttons",
    ],
    ["ui/Columns", "侧栏加正文，两边宽度不同", "A sidebar beside the content, of different widths"],
    ["ui/Table", "行和列都有表头的数据", "Data whose rows and columns have heads"],
  ],
  anatomy: [
    [
      "div:has(> div:nth-child(10))",
      "网格：只管列数和间距，没有底色和内边距",
      "grid: columns and gaps alone, no ground and no padding",
    ],
    [
      "div > div:nth-child(2)",
      "格子：同一行里一样宽；放什么都行，这里是 Surface",
      "cell: as wide as its neighbours; holds anything, here a Surface",
    ],
  ],
  states: [
    [
      "Cards",
      "cards：按品牌卡片宽度（百工 224 像素），放得下几列就几列",
      "cards: as many columns of the brand's card width (224 px in Baigong) as fit",
    ],
    ["Narrow", "手机上 5 列变 2 列", "On a phone five columns become two"],
  ],
  good: [
    [
      "Cards",
      "商品卡片用 cards，屏幕多宽都不用改列数。",
      "Product cards take cards, so no width of screen needs a number.",
    ],
    [
      { columns: 3, space: "l" },
      "三块并列的内容，手机上自动变一列。",
      "Three equal blocks; on a phone they become one column.",
    ],
  ],
  bad: [
    [{ columns: 1 }, "只有一列：用 Stack，意思更清楚。", "A single column: Stack says that more plainly."],
    [
      { columns: 5, space: "none" },
      "没有间距，卡片边线粘在一起，看不出是几项。",
      "Without a gap the lines of the cards touch, and one cannot tell how many there are.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    '网格本身不发声，按书写顺序读格子。内容是一份清单时用 as="ul" 并放入 li，会读出“列表，10 项”。',
    'Says nothing by itself; cells are read in the order in which they are written. For a list give as="ul" with li children, which is read as “list, 10 items”.',
  ],
  layout: [
    "宽度占满父级，列数看屏幕宽度而不是父级宽度：不到 768 像素时 4、5、6 列变 2 列，2、3 列变 1 列。放进窄侧栏要选小的 columns。外边距由父级决定。",
    "Fills its parent. Columns follow the width of the screen, not of the parent: below 768 px 4, 5 and 6 become 2, and 2 and 3 become 1; choose few in a narrow sidebar. Room around it is its parent's.",
  ],
  related: ["ui/Stack", "ui/Inline", "ui/Columns", "list/ProductGrid"],
} satisfies ComponentDocs;
