import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "购物车的表头：全选、反选、快速下单，宽屏再加上各列的名字。",
    "The head of the cart: select all, invert, quick order, and in a wide window the names of the columns.",
  ],
  instead: [
    ["cart/CartBar", "底部的全选和结算", "Select all and the checkout at the foot"],
    ["ui/DataTable", "有表头和勾选的真表格", "A real table with heads and ticks"],
    ["list/OrderTable", "一行一个数量的批量下单", "Ordering with a quantity in every row"],
  ],
  anatomyStory: "SomeTickedWithInvert",
  anatomy: [
    ["label", "全选，可半选", "select all, half ticked when some are"],
    ["label + button", "反选，可省", "invert, optional"],
    ["a", "快速下单；没有这条路由就不显示", "quick order; left out where there is no such page"],
    [
      "div:has(> label) + span",
      "列名：商品信息、单价（含税）、数量、小计、操作",
      "columns: product, unit price, quantity, subtotal, actions",
    ],
  ],
  states: [
    ["SomeTickedWithInvert", "选了一部分，有反选", "Some selected, with invert"],
    ["AllTicked", "全选", "All selected"],
    ["Narrow", "手机上：没有列名", "On a phone: no names of columns"],
  ],
  good: [
    [
      "SomeTickedWithInvert",
      "选了一部分时显示半选，一眼知道没选全。",
      "Half ticked when some are selected: one sees that it is not all.",
    ],
  ],
  bad: [
    [
      "AllTicked",
      "只选满一家店就显示全选：它指整个购物车能勾的商品。",
      "One full shop is not “all”: it is every line of the cart that can be ticked.",
    ],
  ],
  keyboard: [
    ...keys.toggle,
    ["Enter / Space", "按下“反选”", "presses “Invert”"],
    ["Enter", "打开“快速下单”", "opens quick order"],
  ],
  speech: [
    "“全选，复选框”，半选读“部分选中”；列名是普通文字，不是表格的表头，每行的控件各自带商品名。",
    "“Select all, checkbox”, mixed when some are; the columns are plain text and no table heads, since the controls of each line name their product.",
  ],
  layout: [
    "自己有框和白底；768 像素起用和 CartLine 同样的六列（cartColumns），所以要和商品行放在一样宽的父级里。",
    "Its own: frame and ground. From 768 px it has the six columns of CartLine (cartColumns), so its parent has to be as wide as that of the lines.",
  ],
  related: ["cart/CartLine", "cart/CartShopGroup", "cart/CartBar"],
} satisfies ComponentDocs;
