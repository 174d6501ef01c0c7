import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "一个采购清单里的商品，按今天的价格和库存：当场改数量和备注，勾选后加入购物车；不勾就是全部。",
    "The goods of a purchase list at today's price and stock: quantities and notes change in place, chosen lines go into the cart, all of them where none is chosen.",
  ],
  instead: [
    ["cart/CartShopGroup", "购物车里的商品", "The goods in the cart"],
    ["list/OrderTable", "按表格给一批商品填数量", "To fill in quantities for a list of goods"],
    ["saved/SavedGoodsList", "收藏、足迹、买过的商品", "Favourites, footprints, goods bought before"],
    ["quote/QuoteSheet", "询价单里的商品", "The goods of a request for prices"],
  ],
  anatomy: [
    [
      "thead input[type=checkbox]",
      "全选；按住 Shift 点两行，中间的一起勾选",
      "all of them; with Shift two presses tick what is between",
    ],
    ["tbody tr:first-child th", "商品，下面是不能买的原因", "goods; below them why they cannot be bought"],
    ["tbody tr:first-child summary", "备注：点开就改", "note: opens to be changed"],
    [
      "tbody tr:first-child td:nth-child(4)",
      "数量；起订量、倍数、库存写在商品下",
      "quantity; what limits it is beside the goods",
    ],
    ["tbody tr:first-child td:last-child button", "删除这一行", "deletes the line"],
    [
      "form > div:last-child",
      "脚部：种数、合计、加入购物车，吸底",
      "foot: how many, sum, into the cart; sticks",
    ],
  ],
  states: [
    ["Added", "加购结果写在各行", "What became of it is in each line"],
    ["Adding", "正在加入购物车", "The cart is being filled"],
    ["PricePending", "数量变了，新价还没来：变淡", "A new price is on its way: faint"],
    ["ReadOnly", "同事的清单：只能看和下单", "A colleague's: to read and to order"],
    ["Empty", "空清单：去粘贴货号", "Empty: leads to pasting codes"],
    ["Loading", "加载中", "On its way"],
    ["Failed", "没加载出来，可重试", "It did not come and can be asked for again"],
    [
      "Narrow",
      "手机上每行变成一块，列名写在格里",
      "On a phone each row is a block, with the heads in its cells",
    ],
  ],
  good: [
    [
      "Added",
      "哪些进了购物车、哪些没进、为什么，逐行写清。",
      "Which went in, which not and why, line by line.",
    ],
  ],
  bad: [
    [
      "EmptyReadOnly",
      "同事分享来一个空清单：打开才发现。列表上先显示种数。",
      "A colleague shares an empty list, seen only once opened: show the number of goods before.",
    ],
    [
      { isReadOnly: true },
      "自己的清单也只读：不能改数量，只好另建一个。",
      "One's own list read only: quantities cannot change, so another is made.",
    ],
  ],
  keyboard: [
    ...keys.form,
    ["↑ ↓", "在勾选框之间移动；在数量框里加减", "between the ticks; in a quantity, more or fewer"],
  ],
  speech: [
    "读作表格“清单中的商品”，行名是商品名；勾选读“选择某商品”；脚部的种数是状态区，变化会读出；加购结果也会读出。",
    "The table “清单中的商品” with rows by the goods' names; ticks are named with them; the count at the foot and the results are read as they change.",
  ],
  layout: [
    "占满父级，商品列取剩余宽度；脚部在电脑上吸底，手机上不吸。打印时变成纸面表格：数量是文字，去掉按钮。",
    "As wide as its parent, the goods take what is left; its foot sticks on a desktop, not on a phone. On paper quantities are words and buttons are gone.",
  ],
  related: ["saved/PurchaseListHead", "saved/PurchaseListDialog", "ui/DataTable", "quote/QuoteLink"],
} satisfies ComponentDocs;
