import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "包住购物车或结算商品的框：宽屏上可以切换标准和 56 像素的紧凑行高，大单一屏看得更多。",
    "A frame around the lines of a cart or checkout: in a wide window it switches between standard rows and compact ones of 56 px, for large orders.",
  ],
  instead: [
    ["ui/SegmentedControl", "别处的二选一", "A choice between two elsewhere"],
    ["list/ListToolbar", "商品列表换图片或表格视图", "Pictures or a table of a list"],
    ["ui/Table", "表格，有自己的 density", "A table, which has a density of its own"],
  ],
  anatomy: [
    ["fieldset button:first-child", "标准", "standard"],
    ["fieldset button:last-child", "紧凑", "compact"],
    ["section", "里面的商品行，按店铺分", "the lines in it, by shop"],
  ],
  states: [
    ["CompactCart", "紧凑的购物车：小图，名称一行", "A compact cart: small pictures, names of one line"],
    ["CompactCheckout", "紧凑的结算商品", "A compact checkout"],
    ["Narrow", "手机上没有开关，行高不变", "On a phone no switch, rows as ever"],
  ],
  good: [
    [
      "CompactCart",
      "商品多时一屏多看一倍，关键数字都还在。",
      "Twice as much on a screen, and all figures that matter.",
    ],
  ],
  bad: [
    [
      { children: "购物车还是空的" },
      "没有商品时不要包：开关什么也改不了。",
      "Not around an empty cart: the switch changes nothing.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "一组按钮，名为“行高”；“紧凑，切换按钮，已按下”。换行高时里面的内容不变，不会自动读。",
    "A group named “row height”; each is a toggle button, pressed or not. The content stays, so nothing is read by itself.",
  ],
  layout: [
    "自己把开关放在右上角，内容上下叠放、间距 m；768 像素以下开关不显示。选了哪种由页面记住并传回来。",
    "The switch is at the top end, the content below it at a gap of m; below 768 px there is no switch. Which one is chosen is kept by the page.",
  ],
  related: ["cart/CartShopGroup", "cart/CartLine", "checkout/CheckoutShopGroup"],
} satisfies ComponentDocs;
