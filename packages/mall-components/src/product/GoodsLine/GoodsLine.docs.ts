import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "商品在购物车、订单、售后、评价里的一行：图、名称、规格、货号，下面可以挂备注。",
    "A product in a cart, an order, a refund or a review: picture, name, option, codes, and room for notes below.",
  ],
  instead: [
    ["product/ProductCard", "逛的时候看商品，价格要醒目", "Browsing, where the price matters"],
    ["product/ProductTable", "一列商品逐项对比", "Comparing many in rows"],
    [
      "cart/CartLine",
      "购物车里的整行，带勾选、数量和小计",
      "A whole line of the cart, with tick, quantity and sum",
    ],
  ],
  anatomyStory: "WithCode",
  anatomy: [
    [
      "img",
      "图片：48、72、96 像素；没有图时留方形",
      "picture: 48, 72 or 96 px; its square is kept without one",
    ],
    ["span:has(+ a)", "标记：自营、秒杀，在名称前", "marks before the name, such as self-operated"],
    ["a", "名称：最多两行；没有 href 就是文字", "name: two lines at most; text without href"],
    ["div:has(> a) + div", "规格，不截断", "the chosen option, never cut"],
    ["div:has(> a) + div + div", "货号、厂家型号、包装，用间隔号连成一行", "codes and pack in one line"],
  ],
  states: [
    ["Whole", "大图 96，带标记和规格", "Large, with mark and option"],
    ["Small", "小图 48，弹窗和询价单里用", "Small, for dialogs and quotes"],
    ["NoLongerForSale", "已下架：整行变淡", "No longer for sale: faded"],
    [
      "LongChineseText",
      "超长名称两行截断，规格全显示",
      "A long name is cut after two lines, its option is whole",
    ],
  ],
  good: [
    ["WithCode", "采购按货号对账：有货号就显示。", "Buyers check by the code: show it where there is one."],
  ],
  bad: [
    [
      { goods: { title: "世达 SATA 09014A 120 件套综合工具组套（规格：120 件套；箱体：吹塑箱）" } },
      "规格写进名称：会被截断，也对不齐。请放 skuText。",
      "The option inside the name gets cut: it belongs into skuText.",
    ],
    [
      { goods: { title: "锂电冲击钻", tags: ["自营", "满减", "券", "赠品", "限时优惠", "包邮"] } },
      "标记太多，名称被挤到后面；最多两个。",
      "So many marks push the name away: two at most.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "图片不读。链接的名字是商品名加规格，一列里几个同款也分得清；标记和货号按文字读。",
    "The picture is silent. The link's name is the product's with its option, so that two variants are told apart; the rest is read as text.",
  ],
  layout: [
    "图在左、文字在右，文字占余下宽度并自己换行；紧凑的 DensityFrame 里图变 48、名称一行、其余横排。数量、金额由父级放在右边。",
    "Picture left, words in what is left. In a compact DensityFrame the picture is 48 px and the name one line. Quantity and sums are its parent's, at the right.",
  ],
  related: ["cart/CartLine", "order/OrderGoodsTable", "product/ProductPicture", "quote/QuoteSheet"],
} satisfies ComponentDocs;
