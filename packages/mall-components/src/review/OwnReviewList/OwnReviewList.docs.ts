import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "用户中心“我的评价”：收到的商品，待评价、已评价、待追评、晒图四种，写评价的入口和删除都在行里。",
    "A buyer's own reviews: received goods to review, reviewed, open for a follow-up, with pictures; the ways to write and delete are in the rows.",
  ],
  instead: [
    ["review/ReviewList", "商品页上别人的评价", "What others said, on a product's page"],
    ["order/OrderList", "按订单看", "By orders"],
    ["saved/SavedGoodsList", "收藏的商品", "Favourites"],
  ],
  anatomy: [
    ["article img", "商品，下面写店铺和收货日", "the product, with shop and day of receipt"],
    ["article form", "写评价或追评、删除", "writing, adding and deleting"],
    ["article article", "已写的评价，含图、回复、追评", "the review with pictures, reply and follow-up"],
    ["article article [role=img]", "星级", "stars"],
  ],
  states: [
    ["ToReview", "待评价：实心“评价”按钮", "To review: a solid button"],
    ["DeletePending", "正在删一条", "One is being deleted"],
    ["Empty", "没有待评价：去看订单", "Nothing to review: leads to the orders"],
    ["NothingToFollowUp", "没有可追评的：换一句话", "No follow-up open: other words"],
    ["Loading", "加载中", "Loading"],
    ["Failed", "加载失败", "Failed"],
    ["Narrow", "手机上按钮在商品下面", "On a phone the buttons are below the goods"],
  ],
  good: [
    [
      "ToReview",
      "待评价时按钮是主要动作；评价过后“追加评价”变成描边。",
      "The button is the main act while there is no review, outlined afterwards.",
    ],
  ],
  bad: [
    [
      "NothingToFollowUp",
      "tab 与页签不一致时空状态会答非所问：tab 必须是打开的那个。",
      "With another tab than the open one the empty state answers the wrong question.",
    ],
    [
      "DeletePending",
      "删除前不问：删了不能恢复，页面要先用 AlertDialog 确认。",
      "Deleting without a question: it cannot be undone, so the page asks first.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "商品、评价、删除、晒图，逐行", "goods, review, delete and pictures of each row"],
    ["Enter", "打开商品或写评价页", "follows a link"],
    ["Enter / Space", "删除、打开晒图", "deletes, opens a picture"],
  ],
  speech: [
    "列表；每行是以商品名命名的 article，里面的评价再是一个。星级读“5 星，满分 5 星”。",
    "A list; each row is an article with the product's name, the review another inside. Stars are read as a number of five.",
  ],
  layout: [
    "行占满父级，行间有线；页签和翻页由页面放（ListTabs、ListPager），外面要有白底。",
    "Rows fill their parent, with lines between. Tabs and pager are the page's, and so is the ground.",
  ],
  related: ["review/ReviewForm", "review/FollowUpForm", "parts/ListTabs", "product/GoodsLine"],
} satisfies ComponentDocs;
