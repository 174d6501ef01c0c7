import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "商品页、购物车、订单下面的一行推荐；缺货时也用来放替代商品。",
    "A titled row of products below a detail, a cart or an order; also for substitutes of what cannot be had.",
  ],
  instead: [
    ["list/ProductFeed", "页面末尾，能一直看更多", "The end of a page, with more and more of them"],
    ["list/ProductGrid", "主列表，不要标题", "The main list, without a heading"],
    ["product/PackageList", "要一起买的套餐", "Goods that are bought together"],
    ["home/HomeFloor", "首页楼层，带分类和横幅", "A floor of the home page, with categories and a banner"],
  ],
  anatomyStory: "WithMore",
  anatomy: [
    ["h2", "标题：说清推荐的理由", "heading: why these"],
    ["section > div a", "更多，可省", "more, optional"],
    ["ul > li", "商品卡，六张一行", "a product, six in a row"],
  ],
  states: [
    ["WithMore", "有“更多”", "With a way to all"],
    [
      "Substitutes",
      "替代商品：标出哪里不同，可对比、可加购",
      "Substitutes: how each differs, to compare and to add",
    ],
    ["None", "没有推荐：连标题也不画", "None: not even the heading"],
  ],
  good: [
    [
      "Substitutes",
      "每件写明和原商品哪里不同，不用逐个点开。",
      "Each says how it differs, so that none has to be opened.",
    ],
  ],
  bad: [
    [
      { title: "其他" },
      "标题没说为什么推荐：写“为您推荐”“可替代的商品”。",
      "The heading does not say why: “Recommended for you”, “Substitutes”.",
    ],
  ],
  keyboard: [
    ...keys.link,
    ["Enter / Space", "有加购、对比时按下", "presses add and compare, where there are any"],
  ],
  speech: [
    "以标题命名的区域，里面是商品列表；“更多”读成“更多加标题”；图片不读。",
    "A region named by its heading, with a list of products; the link to more is named with the heading; pictures are silent.",
  ],
  layout: [
    "自己排标题和六列网格，窄了变三列、两列，多出的换行；六件正好一行。放在主要内容下面，宽度占满页框，间距由页面决定。",
    "Its own: heading and a grid of six columns, three or two where it is narrow; six are one row. Below the main content, as wide as the frame; the distance is the page's.",
  ],
  related: ["list/ProductGrid", "parts/SectionHeading", "product/QuickAdd", "product/CompareButton"],
} satisfies ComponentDocs;
