import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "侧边抽屉里的购物车速览：按店铺列出商品、单价、件数。只看，不改；要改去购物车页。",
    "The cart at a glance in the side drawer: goods by shop with price and quantity. To look at; changing it is the cart page's.",
  ],
  instead: [
    [
      "cart/CartShopGroup",
      "购物车页：能改数量、勾选、删除",
      "The cart page, where quantities, ticks and lines change",
    ],
    ["chrome/RailProducts", "收藏或足迹", "Favourites or footprints"],
    ["checkout/CheckoutShopGroup", "确认订单时的商品", "The goods at the checkout"],
  ],
  anatomy: [
    ["h3", "店铺名", "name of the shop"],
    ["li img", "商品图", "picture"],
    ["li a", "商品名，去商品页", "name, leads to its page"],
    ["li a ~ span:last-child", "单价和件数", "unit price and pieces"],
    ["li:nth-child(2)", "没勾选的一行：变淡，写“未选中”", "a line that is not ticked: faded and marked"],
  ],
  states: [
    ["Sum", "抽屉脚部的合计（RailCartSum）", "The sum for the drawer's foot (RailCartSum)"],
    ["NothingChosen", "一件没勾：按钮改为“去购物车”", "Nothing ticked: its button leads to the cart"],
    ["SomeUnavailable", "有失效商品：只说种数", "Some can no longer be bought: told, not shown"],
    ["Empty", "购物车是空的", "Empty"],
    ["OnlyUnavailable", "剩下的全失效了", "Only lines that can no longer be bought"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Sum",
      "合计放在抽屉脚部，滚动时也看得见。",
      "The sum is at the drawer's foot, in sight while the goods scroll.",
    ],
  ],
  bad: [
    [
      { shops: [] },
      "还在加载就画成空的：加载中请在 RailDrawer 传 state=loading。",
      "Drawn as empty while it is loading: give RailDrawer state=loading.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "每家店铺是一个三级标题加列表；商品链接的名字带规格；变淡的一行读“未选中”。",
    "Each shop is a third-level heading with a list; a product's link is named with its specification; a faded line is read as “未选中” (not ticked).",
  ],
  layout: [
    "一列，宽度占满抽屉（约 360 像素），名称换行，规格一行。滚动和脚部由 RailDrawer 管。",
    "One column as wide as the drawer (about 360 px); names break, a specification is one line. Scrolling and foot are RailDrawer's.",
  ],
  related: ["chrome/RailDrawer", "chrome/SideRail", "cart/CartLine", "cart/CartBar"],
} satisfies ComponentDocs;
