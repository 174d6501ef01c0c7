import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "“询价”入口：商品页、购物车、采购清单上去填询价单。没有可询的就停用，位置不变。",
    "The way to ask for prices, on a product, in a cart or a list. Off while nothing is chosen, at the same place.",
  ],
  instead: [
    ["quote/QuoteForm", "询价表单本身", "The form itself"],
    ["ui/ButtonLink", "去别的页面", "It leads elsewhere"],
    ["chrome/RailDrawer", "侧栏里的入口", "A way in from the side rail"],
  ],
  anatomy: [
    [
      "a",
      "询价：小号、描边或无边，不与购买争抢；没有地址时换成停用的按钮",
      "ask: small, outlined or bare, never louder than buying; a disabled button without address",
    ],
  ],
  states: [
    ["NothingChosen", "没有选商品：停用", "Nothing chosen: off"],
    ["InABar", "在工具条里：无边", "In a bar: bare"],
  ],
  good: [
    [
      "Default",
      "放在数量旁边，描边：大单的人找得到，买的人不分心。",
      "Beside the quantity and outlined: found by those with large orders, quiet for others.",
    ],
  ],
  bad: [
    [
      { href: undefined, variant: "ghost" },
      "无边又停用，旁边也没有说明：人以为坏了。写“请先选规格”。",
      "Bare, off and unexplained: it looks broken. Say what to choose first.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "“询价，链接”；停用时是按钮，读“不可用”。",
    "“Ask, link”; when off a button that is “unavailable”.",
  ],
  layout: [
    "行内一个小控件，不占整行；放进 BuyBox 的 quantityAside 或 CartBar 旁的工具条。",
    "A small control in a line, for BuyBox's quantityAside or a bar of tools.",
  ],
  related: ["quote/QuoteForm", "quote/QuoteList", "product/BuyBox"],
} satisfies ComponentDocs;
