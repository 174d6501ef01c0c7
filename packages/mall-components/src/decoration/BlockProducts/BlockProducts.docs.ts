import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "店家挑选的商品，按现在的价格和库存显示；下架的不会出现。",
    "Products that the shop has chosen, at their price of now; those off sale do not appear.",
  ],
  instead: [
    ["list/ProductGrid", "搜索、分类的结果", "Results of a search or a category"],
    ["list/RecommendedRow", "系统推荐的一行商品", "A row that the mall recommends"],
    ["promotion/FlashSaleStrip", "秒杀商品，带进度和时间", "A flash sale with its time and progress"],
  ],
  anatomyStory: "WithMore",
  anatomy: [
    ["h2", "标题，可省", "heading, optional"],
    ["section > div:first-child a[href]", "更多：去店铺的商品列表", "more: to the shop's list of products"],
    ["li:first-child article", "商品卡片", "a product's card"],
    ["li:first-child h3", "商品名，整张卡片的链接", "the product's name, the link of the whole card"],
  ],
  states: [
    ["NoTitle", "没有标题：商品名升为二级标题", "Without heading: names become second-level headings"],
    ["WithMore", "有“更多”", "With a way to more"],
    ["None", "商品都下架了：不显示", "All off sale: nothing renders"],
    ["Narrow", "手机上两列", "On a phone, two columns"],
  ],
  good: [["WithMore", "五个刚好一行，其余在“更多”里。", "Five fill a line, the rest is behind more."]],
  bad: [
    [
      { title: "" },
      "没有标题：人不知道为什么是这几件，写“店长推荐”“新品”。",
      "No heading: people cannot tell why these. Say “Our choice” or “New”.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "标题命名的区域，里面是列表；每件商品是一个标题链接，读品名和规格，可以按标题跳读。",
    "A region of its heading with a list; each product is a heading with a link, so that one can jump by headings.",
  ],
  layout: [
    "列数由 ProductGrid 决定：宽屏五列，手机两列；图都延迟加载。卡片上的加购按钮由 children 画，由页面给。",
    "Columns are ProductGrid's: five when wide, two on phones; all pictures load late. What is over a card's picture comes from the page as children.",
  ],
  related: ["list/ProductGrid", "product/ProductCard", "decoration/BlockFrame", "decoration/Decoration"],
} satisfies ComponentDocs;
