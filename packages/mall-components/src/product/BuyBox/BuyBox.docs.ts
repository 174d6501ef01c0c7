import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "商品页的购买区：选规格、定数量、加购或购买。是真正的表单，没有脚本也能提交。",
    "The part of a product's page that buys: options, quantity, cart and buy. A real form that works without script.",
  ],
  instead: [
    ["product/SkuMatrix", "一次买多个规格，各填数量", "Several variants at once, a number each"],
    ["product/QuickAdd", "列表里直接加购", "Adding to the cart from a list"],
    ["product/SkuPicker", "只要选规格，不买", "Only choosing options"],
    ["cart/QuickOrderForm", "按货号批量下单", "Ordering many by their codes"],
  ],
  anatomy: [
    [
      "[role=radiogroup]",
      "规格：一行一项，选完才算一个 SKU",
      "options: a row each; all of them name one SKU",
    ],
    [
      "[role=group]",
      "数量：加减或输入，后面是单位、起订规则、库存",
      "quantity: stepped or typed; behind it unit, rules and stock",
    ],
    ["button[value=cart]", "加入购物车：描边", "into the cart: outlined"],
    [
      "button[value=buy]",
      "立即购买：实心，主要动作；预售、秒杀、兑换各有说法",
      "buy: solid, the main act; pre-sale, flash sale and points have words of their own",
    ],
    ["button[aria-pressed]", "收藏商品", "favourite"],
  ],
  states: [
    ["StartsFrom", "10 盒起订，每次加 10 盒", "From ten boxes, in tens"],
    ["InTeams", "可拼团：单独购买与开团各写价格", "Sold in teams: alone and in a team, each with its price"],
    [
      "Deposit",
      "定金预售：只有“支付定金”，不能加购",
      "Deposit: it alone can be paid, nothing goes into the cart",
    ],
    ["SoldOut", "售罄：到货通知、找相似", "Sold out: notice of return, similar goods"],
    ["NotDelivered", "地区不送：换地区", "Not delivered here: another region"],
    ["Pending", "正在加购：另一个按钮停用", "Adding: the other button is off"],
    ["Refused", "服务器拒绝：原因在按钮上方", "Refused: the reason over the buttons"],
    ["Narrow", "手机上按钮固定在屏幕底部", "On a phone the buttons stay at the foot of the screen"],
  ],
  good: [
    [
      { rule: { min: 10, step: 10 }, unit: "盒" },
      "起订量和倍数写在数量旁，不等人填错再说。",
      "Least order and multiples are beside the quantity, before a mistake.",
    ],
    [
      "SoldOut",
      "买不了时按钮写原因，并给出别的路。",
      "Where nothing can be bought the button says why, and other ways follow.",
    ],
  ],
  bad: [
    [
      { notBuyable: "notDelivered" },
      "不送却没有 onChooseRegion 和 similarHref：死路一条。",
      "Not delivered, without onChooseRegion and similarHref: a dead end.",
    ],
    [
      { errorText: "操作失败" },
      "没有原因的错误：人不知道该改什么。",
      "An error without its reason: people do not know what to change.",
    ],
  ],
  keyboard: [
    ["Tab", "规格组（各停一次）、数量、按钮", "each group of options once, the quantity, the buttons"],
    [
      "↑ ↓ ← →",
      "在规格里换值；在数量里上下加减",
      "another value in the options; up and down change the quantity",
    ],
    ["Enter", "在数量里确认数字；在按钮上提交", "in the quantity takes the number; on a button submits"],
  ],
  speech: [
    "缺规格时读“请选择完整的商品规格”，焦点移到第一个没选的组；数量被改时读原因；库存变化自动读。",
    "Without all options it reads that they are to be chosen and goes to the first open group; a corrected quantity says why; a change of stock is read by itself.",
  ],
  layout: [
    "各行标签同宽，用 --mall-detail-label 与价格区对齐。手机上按钮区固定在屏幕底部并给页面留出高度，所以一页只放一个；父级不用再留白。",
    "Labels share one width, --mall-detail-label, with the price block. On a phone the buttons are fixed to the foot and the page gets that room, so one to a page.",
  ],
  related: [
    "product/SkuPicker",
    "product/PriceBlock",
    "product/StockNote",
    "product/DeliveryRow",
    "saved/ToListButton",
  ],
} satisfies ComponentDocs;
