import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "列表或商品页的当前位置，后面写共找到几种；改了关键词也在这里说。",
    "Where a list or a product is, and how many were found; a corrected keyword is said here, too.",
  ],
  instead: [
    ["ui/Breadcrumbs", "没有结果数的路径", "A path without a number of results"],
    ["chrome/PageTitle", "没有上级的页面", "A page with nothing above it"],
    ["list/ListEmpty", "一个也没找到", "Nothing was found"],
  ],
  anatomyStory: "Deep",
  anatomy: [
    ["nav li:first-child a", "起点，通常是“全部商品”", "the root, usually all goods"],
    ["nav li:nth-child(2) a", "上级分类", "a category above"],
    ["[aria-current=page]", "现在这一级，没有链接", "the one of now, without a link"],
    ["[role=status]", "店铺和结果数", "shop, and number of results"],
  ],
  states: [
    ["Deep", "三级分类，有结果数", "Three levels, with the number"],
    ["Keyword", "搜索：关键词加引号，写明哪些店铺", "A search: the keyword in quotes, and in which shops"],
    ["Corrected", "原词没结果，换了相近的词", "Nothing for the word: results of a similar one"],
  ],
  good: [
    [
      "Corrected",
      "说清换了什么词，人知道结果为什么不一样。",
      "It says which word was taken instead, so that the results make sense.",
    ],
  ],
  bad: [
    [
      { totalCount: 0 },
      "还没查完就传 0：会说“共找到 0 种商品”；未知时不传。",
      "0 before the answer says that nothing was found: leave it out while unknown.",
    ],
    [
      { steps: [], current: "工具" },
      "只有一级，不是路径：用 PageTitle。",
      "One level is no path: take a PageTitle.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "名为“当前位置”的导航，最后一级读“当前页”；结果数变化时自动读出，改词的说明也在里面。",
    "A navigation named “you are here”, its last step is the current page; the number is read when it changes, with what was corrected.",
  ],
  layout: [
    "一行文字，放不下换行；没有底和外边距。放在页面内容最上面，下面接 FacetPanel 或商品，间距由页面决定。",
    "A line of text that wraps; no ground, no margin. At the top of the content, over FacetPanel or the product; the distance is the page's.",
  ],
  related: ["ui/Breadcrumbs", "list/ListToolbar", "list/ListEmpty"],
} satisfies ComponentDocs;
