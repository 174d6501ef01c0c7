import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "订单详情里的商品表：单价、数量、小计、退款进度。适合打印和核对。",
    "The goods of an order's page as a table: unit price, quantity, subtotal, refund. Good to print and to check.",
  ],
  instead: [
    ["order/OrderCard", "订单列表里的商品", "For goods in a list of orders"],
    ["checkout/CheckoutShopGroup", "下单前，还要选配送方式", "Before ordering, with delivery to choose"],
    ["order/OrderPaper", "存档用的打印单，不带图片", "For paper that is filed, without pictures"],
    ["product/GoodsLine", "只有一行商品", "For a single line of goods"],
  ],
  anatomyStory: "WithShopAndRefund",
  anatomy: [
    ["section > div:first-child a", "店铺，可省", "shop, optional"],
    ["section > div:first-child span a", "联系客服，打印时不出现", "contact service, not on paper"],
    ["thead", "表头，手机上收起", "column heads, gone on a phone"],
    ["tbody td:first-child", "商品：图、名、规格", "goods: picture, name, specification"],
    ["tbody td:nth-child(4)", "小计，由服务器给", "subtotal, by the server"],
    ["tbody td:last-child a", "退款进度", "how far the refund is"],
  ],
  states: [
    ["WithShopAndRefund", "带店铺、客服和退款进度", "With shop, service and refunds"],
    ["ForPoints", "积分加钱", "Points and money"],
    ["LongNamesOnAPhone", "手机上名称很长", "Long names on a phone"],
    [
      "Narrow",
      "手机上：商品一行，价格、数量、小计在下一行",
      "On a phone: the goods, and price, quantity and subtotal below them",
    ],
  ],
  good: [
    [
      "WithShopAndRefund",
      "哪一行在退款、到哪一步，就在那一行说。",
      "Which line is being refunded is said in that line.",
    ],
  ],
  bad: [
    [
      { lines: [{ id: "1", title: "丁腈涂层劳保手套", price: "8.60", quantity: 60 }] },
      "没给 subtotal：显示 --。小计由服务器算，前端不自己乘。",
      "Without subtotal it shows --. The server calculates it, the screen never does.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "表格名“商品清单”，逐格读出列名和值；没有退款的格子为空。",
    "A table “Goods” whose cells are read with their column; a cell without refund is empty.",
  ],
  layout: [
    "占满父级；列宽由内容定，太宽时自己横向滚动，手机上改为两行一组。aside 排在店铺行的末尾。",
    "Fills its parent; columns are as wide as their content, scroll inside when too wide, and become two rows on a phone. The aside is at the end of the shop's line.",
  ],
  related: ["product/GoodsLine", "order/RefundLink", "order/OrderAmounts", "ui/Table"],
} satisfies ComponentDocs;
