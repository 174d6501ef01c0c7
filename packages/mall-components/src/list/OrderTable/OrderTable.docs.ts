import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "商品列表的下单表：每行一个数量，价格随数量变，最后一次全部加入购物车。给一次买很多种的采购员用。",
    "A list as a table to order from: a quantity in every row, prices that follow it, all of them added at once. For buyers of many kinds of goods.",
  ],
  instead: [
    ["product/ProductTable", "只看不填的表格视图", "A table to look at"],
    ["product/SkuMatrix", "一件商品的很多规格", "Many SKUs of one product"],
    ["cart/QuickOrderForm", "手里有货号清单", "A list of codes is at hand"],
    ["ui/Table", "和商品无关的表格", "A table of other things"],
  ],
  anatomy: [
    ["section > div:first-child > button", "复制为表格，贴进 Excel", "copy as a table, for Excel"],
    ["thead a", "单价列，可排序", "the column of prices, which the list can be ordered by"],
    ["tbody th[scope=row]", "商品：图片、名称、包装、送达", "the product: picture, name, pack, arrival"],
    ["tbody button[aria-expanded]", "几种规格：在行下展开", "its SKUs, opened in place"],
    ["input[data-place]", "数量；填错时写原因", "quantity; says why it is wrong"],
    [
      "section > div:last-child button:last-child",
      "合计、清空、全部加入购物车",
      "sum, clear, add all to the cart",
    ],
  ],
  states: [
    ["TypedElsewhere", "合计含其他页已填的", "The sum counts what is typed on other pages"],
    ["Refetching", "换页中：旧行变淡", "Another page is on its way: old rows dim"],
    ["Pending", "正在加入购物车", "On its way into the cart"],
    ["PartlyAdded", "一行加了，一行缺货", "One row added, one out of stock"],
    ["Faulty", "数量不是倍数：行内说明", "Not a multiple: said in its row"],
    ["LongNames", "长名称、按价格排、不能加购的商品", "Long names, by price, goods that no cart takes"],
    ["Narrow", "手机上只留商品、单价、数量", "On a phone product, price and quantity alone"],
  ],
  good: [
    [
      "Faulty",
      "填错不替人改，说原因，按加购时焦点回到那一行。",
      "A wrong number is not changed for the buyer: it says why, and the press goes to its row.",
    ],
    [
      "TypedElsewhere",
      "翻页不丢数量，合计说明含别的页。",
      "Pages lose nothing, and the sum says that it counts the others.",
    ],
  ],
  bad: [
    [
      { goods: [] },
      "没有商品还留着表头和停用的按钮：换成 ListEmpty。",
      "Heads and dead buttons without goods: take ListEmpty.",
    ],
  ],
  keyboard: [
    ...keys.tab,
    ["Enter / ↓ / ↑", "到下一行、上一行的数量", "to the quantity of the next, the previous row"],
    ["PageUp / PageDown", "跳十行", "ten rows on"],
    ["+ / -", "数量加减一步", "one step more or fewer"],
    [
      "Enter / Space",
      "展开规格、按下按钮、打开链接（Enter）",
      "opens SKUs, presses buttons, follows links (Enter)",
    ],
  ],
  speech: [
    "真表格，行头是商品；数量读“‘商品名’的数量”，错了读无效和原因；合计、加入结果自动读出；加减按钮不进 Tab 顺序。",
    "A real table whose rows are headed by products; a quantity is read with its product, wrong ones as invalid with the reason; sums and results are read by themselves; plus and minus are not in the order of Tab.",
  ],
  layout: [
    "自己有白底、固定表头（1024 像素起）、吸底合计栏；窄了表格横向滚动。宽度占满页框，表头吸在 --mall-sticky-top 下面。counts 由页面保存，翻页不丢。",
    "Its own: ground, heads that stay (from 1024 px), a foot that sticks; a narrow window scrolls it sideways. As wide as the frame, its heads below --mall-sticky-top. The page keeps `counts`, so that pages lose nothing.",
  ],
  related: ["product/SkuMatrix", "product/ProductTable", "list/ListToolbar", "cart/QuickOrderForm"],
} satisfies ComponentDocs;
