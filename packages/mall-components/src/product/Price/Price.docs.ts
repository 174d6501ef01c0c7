import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "一个价格：小的符号、大的元、小的角分，数字等宽。列表、卡片、结算处都用它。",
    "One price: small sign, large yuan, small fen, digits of one width. For lists, cards and sums alike.",
  ],
  instead: [
    ["product/PriceRange", "规格不同、价格有高有低", "Variants cost differently"],
    [
      "product/PriceBlock",
      "商品页上的价格区，带活动和优惠券",
      "The price of a product's page, with activities and coupons",
    ],
    ["product/TierPriceTable", "买得多更便宜", "It is cheaper by quantity"],
    ["ui/Text", "句子里的一个金额", "A sum inside a sentence"],
  ],
  anatomyStory: "WithOriginal",
  anatomy: [
    ["span[aria-hidden]", "金额：符号小、元大、角分小", "figures: small sign, large yuan, small fen"],
    ["s", "划线的原价，总在后面", "former price, struck, always behind"],
  ],
  states: [
    ["Sizes", "三种大小：16、20、30 像素", "Three sizes: 16, 20, 30 px"],
    ["WithOriginal", "有原价", "With a former price"],
    ["From", "多个规格里最低的，带单位", "The lowest of several, with its unit"],
    ["Large", "上千万：千分位，不折行", "Tens of millions: grouped, never broken over two lines"],
    ["NotANumber", "没有价格：显示 --，不显示 0", "No price: --, never 0"],
  ],
  good: [[{ yuan: "0.12", unit: "只" }, "单价写明单位。", "A unit price names its unit."]],
  bad: [
    [
      { yuan: "99.00", originalYuan: "100.00", size: "l" },
      "只便宜一元，不值得划一个原价。",
      "One yuan less is not worth a struck price.",
    ],
    [
      { yuan: "0.00" },
      "没有价格时不要传 0：人会以为免费。",
      "Do not give 0 for no price: people take it as free.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "读成一个数：“¥1,234.50”；原价前先读“原价”。",
    "Read as one number, “¥1,234.50”; the struck one after the words for “former price”.",
  ],
  layout: [
    "是一行文字，基线与周围对齐，自己不换行。和别的内容的距离由父级的 Inline 或 Stack 决定。",
    "It is a line of text on the baseline of what is around it and does not break. The space around it is its parent's, an Inline or a Stack.",
  ],
  related: ["product/PriceRange", "product/PriceBlock", "product/GoodsPrice", "product/TierPriceTable"],
} satisfies ComponentDocs;
