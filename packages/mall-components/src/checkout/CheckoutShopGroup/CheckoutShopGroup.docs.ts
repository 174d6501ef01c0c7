import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "结算页上一家店的部分：商品、配送方式、留言、店铺要求填的内容、店铺合计。放在订单表单里。",
    "One shop's part of the checkout: goods, delivery, message, fields the shop asks for, its sums. It is inside of the order's form.",
  ],
  instead: [
    ["cart/CartShopGroup", "购物车里的一家店，数量可改", "For a shop in the cart, with quantities to change"],
    ["order/OrderGoodsTable", "已下单的商品", "For goods that are ordered"],
    ["product/GoodsLine", "只有一行商品", "For a single line of goods"],
  ],
  anatomy: [
    ["section > div:first-child", "店铺名，自营有标记", "the shop, marked when self-operated"],
    ["section > ul > li:first-child", "一行商品：单价、数量、小计", "a line: unit price, quantity, subtotal"],
    [
      "[role=radiogroup]",
      "配送方式，写运费；不能选的写原因",
      "delivery with its freight; what cannot be chosen says why",
    ],
    ["textarea", "买家留言，带字数", "message to the shop, with its length"],
    [
      "section > div:last-child",
      "件数、商品金额、运费、优惠、店铺合计",
      "pieces, goods, freight, discount, shop total",
    ],
  ],
  states: [
    [
      "VirtualGoods",
      "虚拟商品：要填充值账号，缺了就说",
      "Virtual goods: an account is asked for, and missed",
    ],
    ["PriceChanged", "单价变了：写原价和现价", "A price has changed: was and now"],
    ["OnAccountTerms", "可用账期", "Account terms can be used"],
    ["ForPoints", "积分加钱", "Points and money"],
    ["Pending", "重新计算中", "Being recalculated"],
    ["LongChineseText", "留言很长", "A long message"],
    [
      "Narrow",
      "手机上：商品一行，单价、数量、小计在下一行",
      "On a phone: the goods, and price, quantity and subtotal below them",
    ],
  ],
  good: [
    [
      "PriceChanged",
      "涨价降价都在那一行说，不悄悄改合计。",
      "A changed price is said in its line, and the total never changes in silence.",
    ],
  ],
  bad: [
    [
      { fieldErrors: { "delivery-1": "错误" } },
      "没说哪里错、怎么改：写“请选择配送方式”。",
      "It does not say what to do: ask to choose a delivery.",
    ],
  ],
  keyboard: [
    ...keys.radios,
    [
      "Tab / Shift+Tab",
      "到商品、配送方式、店铺要求的字段和留言",
      "to goods, delivery, the shop's fields and the message",
    ],
    ["Enter", "在单行字段里提交；在留言里换行", "submits from a field; a line break in the message"],
  ],
  speech: [
    "区域以店名命名；配送方式连同运费读出，如“普通快递，免运费 · 预计 11 月 23 日送达”；重算时标为忙碌。",
    "A region named by the shop; a delivery is read with its freight and date; while it is recalculated it is busy.",
  ],
  layout: [
    "自带底色和边线，占满父级；宽屏商品行四列对齐，桌面上配送与留言并排。店与店之间的距离由父级的 Stack 决定。",
    "Has ground and line and fills its parent; lines are four columns on wide screens, delivery and message are side by side on a desktop. The distance between shops is the parent's, a Stack.",
  ],
  related: ["checkout/CheckoutTerms", "checkout/SubmitBar", "product/GoodsLine", "ui/RadioGroup"],
} satisfies ComponentDocs;
