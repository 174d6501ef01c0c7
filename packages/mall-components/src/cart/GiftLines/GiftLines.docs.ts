import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "一家店随单送的赠品：带“赠品”标记，¥0.00，不能勾也不能改。",
    "Gifts that come with a shop's goods: marked as such, at ¥0.00, nothing to tick or change.",
  ],
  instead: [
    ["cart/CartPackage", "套餐里的商品，要付钱", "Goods of a package, which are paid for"],
    ["cart/CartLine", "自己要买的商品", "Goods that are bought"],
    ["order/OrderGoodsTable", "订单详情里的商品", "Goods of an order"],
  ],
  anatomy: [
    ["li > div", "赠品：标记、名称、规格", "the gift: mark, name, specification"],
    ["li > span", "件数", "how many"],
    ["li > span:last-child", "价格 ¥0.00", "its price, ¥0.00"],
  ],
  states: [
    ["Narrow", "手机上", "On a phone"],
    ["None", "没有赠品：什么也不画", "None: nothing is drawn"],
  ],
  good: [["Default", "标记加 ¥0.00，一看就知道不收钱。", "The mark and ¥0.00: plainly free of charge."]],
  bad: [
    [
      {
        lines: [
          { id: "gift-5", title: "百工定制 13 针尼龙劳保手套", skuText: "均码", price: "9.90", quantity: 2 },
        ],
      },
      "没有“赠品”标记，还写着价格，像要付钱。",
      "No mark, and a price: it looks as if it had to be paid.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "名为“随单赠品”的列表；每项读标记、名称链接、“× 2”和 ¥0.00。",
    "A list named as the gifts; each with its mark, its name as a link, its number and ¥0.00.",
  ],
  layout: [
    "浅灰底，上边一条线，三格一行；没有外框，接在 CartShopGroup 的商品行后面。",
    "A sunken ground with a line above, three cells in a row; no frame, after the lines of a CartShopGroup.",
  ],
  related: ["cart/CartShopGroup", "product/GoodsLine", "product/Price"],
} satisfies ComponentDocs;
