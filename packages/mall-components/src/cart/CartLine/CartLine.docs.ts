import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "购物车里的一行商品：勾选、改数量、移入收藏、删除；涨价、降价、缺货、起订量都在行内说。",
    "One line of the cart: select, change the quantity, move to favourites, delete; changed prices, stock and minimum orders are said in it.",
  ],
  instead: [
    ["product/GoodsLine", "只看不改的商品行", "A product that is only shown"],
    ["cart/CartPackage", "几件商品按套餐价一起卖", "Goods ordered together at a package's price"],
    ["cart/GiftLines", "随单送的赠品", "Gifts that come with the order"],
    ["cart/ExpiredLines", "已经不能买的商品", "Goods that are sold no more"],
  ],
  anatomyStory: "TierPriceAndSteps",
  anatomy: [
    ["[data-selected] > label", "勾选；不能买时停用", "tick; off when it cannot be bought"],
    [
      "[data-selected] > label + div",
      "商品：图片、名称、规格、货号",
      "the product: picture, name, specification, codes",
    ],
    [
      "[data-selected] > div:nth-child(3)",
      "单价，下面是涨跌、上次购买价、下一档价",
      "unit price; below it how it changed, what was paid last, the next tier",
    ],
    [
      "[data-selected] > div:nth-child(4)",
      "数量，下面是起订规则、库存、服务器的答复",
      "quantity; below it the rule, stock, what the server said",
    ],
    ["[data-selected] > div:nth-child(5)", "小计", "subtotal"],
    ["[data-selected] > div:last-child", "移入收藏、删除", "move to favourites, delete"],
  ],
  states: [
    ["TierPriceAndSteps", "阶梯价、起订量、倍数", "Tiers, minimum order, multiples"],
    ["ChangeSku", "可换规格：规格变成按钮", "Another specification can be chosen: a button"],
    ["Pending", "正在保存：顶边一条色线，照常能用", "Being saved: a line at its head, still usable"],
    ["Refused", "服务器没同意：说明并恢复", "The server refused: why, and what it is now"],
    ["QuantityAboveStock", "超过库存：一键改为能买的件数", "More than there is: one press changes it"],
    ["Blocked", "现在不能勾选：写原因", "Cannot be ticked now: the reason"],
    ["LongChineseText", "一百多字的名称：截成两行", "A name of over a hundred signs: cut after two lines"],
    ["Narrow", "手机上三行", "On a phone three rows"],
  ],
  good: [
    [
      "QuantityAboveStock",
      "不只报错，还给出“改为 4 件”。",
      "Not only a complaint: it offers a quantity that can be had.",
    ],
    [
      "TwoSkusOfOneProduct",
      "同一商品的两种规格各占一行，控件的名字带规格。",
      "Two SKUs of a product are two lines, and their controls are named by the SKU.",
    ],
  ],
  bad: [
    [
      { problem: "操作失败" },
      "要说原因和现在的数量：“库存不足，已恢复为 2 件”。",
      "Say why and what it is now: too little stock, back to 2.",
    ],
    [
      {
        line: {
          id: "101",
          title: "世达 120 件套综合工具组套",
          price: "899.00",
          quantity: 2,
          stock: 320,
          subtotal: "899.00",
          isSelected: true,
        },
      },
      "小计和单价乘数量对不上：金额要用服务器返回的。",
      "The subtotal is not what price and quantity give: take the server's sums.",
    ],
  ],
  keyboard: [
    ...keys.toggle,
    ["↑ ↓", "数量加减一步", "one step more or fewer"],
    ["Enter", "确认输入的数量；打开商品", "takes the typed quantity; opens the product"],
    ["Esc", "放弃正在输入的数量", "drops what is being typed"],
    ["Enter / Space", "按下焦点所在的按钮", "presses the focused button"],
  ],
  speech: [
    "每个控件都带商品名和规格：“选择‘世达…’”“‘世达…’的数量”“删除‘世达…’”；数量被改或被拒时，原因自动读出。",
    "Each control is named with product and specification; why a quantity was changed or refused is read by itself.",
  ],
  layout: [
    "自己管六列（768 像素起，和 CartHead 对齐）和手机的三行；没有外框，由 CartShopGroup 提供。紧凑行高听外层 DensityFrame 的。用 memo，回调要稳定。",
    "Its own: six columns from 768 px, those of CartHead, and three rows on a phone; the frame is CartShopGroup's, a compact height DensityFrame's. It is memoised: give it stable callbacks.",
  ],
  related: [
    "cart/CartShopGroup",
    "cart/CartHead",
    "product/GoodsLine",
    "ui/NumberStepper",
    "cart/DensityFrame",
  ],
} satisfies ComponentDocs;
