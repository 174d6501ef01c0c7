import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "购物车里一家店的商品：全选本店、运费差多少、能用什么活动，下面是商品行和赠品。",
    "The lines of one shop in the cart: its tick, what is missing for free delivery, its offers, then the lines and gifts.",
  ],
  instead: [
    [
      "checkout/CheckoutShopGroup",
      "结算页，选配送、看应付",
      "At the checkout, with delivery and what is due",
    ],
    ["cart/ExpiredLines", "失效商品不分店铺，集中放", "Goods sold no more, which are kept together"],
    ["shop/ShopRow", "介绍一家店", "Showing a shop"],
  ],
  anatomyStory: "FreightReachedWithOffer",
  anatomy: [
    [
      "section > div:first-child > label",
      "全选本店，可半选",
      "select all of the shop, half ticked when some are",
    ],
    ["section > div:first-child a", "店铺名，自营带标", "the shop, with a mark if it is the mall's own"],
    ["section > div:first-child > span:nth-child(3)", "预计送达，可省", "when it comes, optional"],
    ["[data-free]", "运费：已免，或还差多少", "delivery: free, or what is missing"],
    ["section > div:nth-child(2)", "活动：领取、去凑单", "an offer: claim it, add more"],
    ["[data-lines] > div", "商品行", "a line"],
  ],
  states: [
    ["FreightReachedWithOffer", "已免运费，有可领的活动", "Free delivery, an offer to claim"],
    ["FreightMissing", "还差 ¥32.00 包邮", "¥32.00 short of free delivery"],
    ["SomeTicked", "选了一部分：半选", "Some selected: half ticked"],
    ["WithAPackage", "带套餐：套餐在前", "With a package, which is first"],
    ["PendingAndRefused", "一行正在保存，一行被拒", "One line being saved, one refused"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "FreightReachedWithOffer",
      "差多少、去哪凑写在同一行。",
      "What is missing and where to get it are in one row.",
    ],
  ],
  bad: [
    [
      { group: { shop: { id: "2", name: "苏州恒力机电设备有限公司" }, lines: [] } },
      "最后一件删掉后还留着空框：没有商品就不画这家店。",
      "The last line is gone and the frame is still there: draw no shop without lines.",
    ],
  ],
  keyboard: [
    ...keys.toggle,
    ["Enter", "打开店铺、商品、去凑单", "opens the shop, a product, more goods of an offer"],
    ["Enter / Space", "按下焦点所在的按钮", "presses the focused button"],
  ],
  speech: [
    "以店名命名的区域；“全选‘百工商城自营旗舰店’的商品，复选框，部分选中”；领取按钮读“立即领取：满减”。",
    "A region named by the shop; its tick names the shop and is mixed when some are selected; the claim button names its offer.",
  ],
  layout: [
    "自己有框和圆角，依次排：店铺、活动、套餐、商品行、赠品。eagerLines 是首屏的行数，其余接近屏幕才排版。几家店上下叠放，间距由 DensityFrame 或页面决定。",
    "Its own: frame and corners; shop, offers, packages, lines, gifts in this order. `eagerLines` says how many are on the first screen, the others are laid out when they come near. Shops are one below the other, at the distance of a DensityFrame or the page.",
  ],
  related: [
    "cart/CartLine",
    "cart/CartPackage",
    "cart/GiftLines",
    "cart/DensityFrame",
    "checkout/CheckoutShopGroup",
  ],
} satisfies ComponentDocs;
