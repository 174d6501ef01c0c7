import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "找到的店铺或收藏的店铺，一行一家，带三件商品和收藏；空的时候分清是没搜到、没收藏还是没有店。",
    "Shops found or favoured, a row each with three goods; where empty it says whether none was found, favoured or is there.",
  ],
  instead: [
    ["shop/ShopRow", "首页推荐几家", "A few shops recommended on the home page"],
    ["list/ProductGrid", "找的是商品", "Goods are looked for"],
    ["shop/ShopCard", "只有一家", "One shop"],
  ],
  anatomy: [
    ["li article", "一家店：见 ShopCard 的 row", "one shop, see ShopCard's row"],
    ["li strong", "店名", "name"],
    ["li dl", "评分、商品、关注", "rating, goods, fans"],
    ["li ul", "三件商品", "three goods"],
    ["button[aria-pressed]", "收藏店铺", "favourite"],
  ],
  states: [
    ["Filtered", "有条件没结果：清空条件", "Nothing under these filters: clear them"],
    ["Empty", "还没有店铺：去看商品", "No shops at all: leads to goods"],
    ["Loading", "加载中：卡片骨架", "Loading: shapes of cards"],
    ["Refetching", "换条件：旧的变淡", "Another filter: the old ones are dim"],
    ["Failed", "加载失败，可重试", "Failed, can be asked for again"],
    ["Narrow", "手机上每家上下排", "On a phone the parts of each are below each other"],
  ],
  good: [["Filtered", "有 clearHref：一下回到全部店铺。", "With clearHref one press leads back to all."]],
  bad: [
    [
      "Empty",
      "搜了关键词没结果却不传 clearHref：误说“暂无店铺”。",
      "A search without results and without clearHref says that there are no shops.",
    ],
    [
      { isWishlist: true, shops: [] },
      "收藏页不给 clearHref：只能去看商品，没有去找店的路。",
      "Favourites without clearHref: no way to look for shops.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "列表，先读几家；每家是 article，收藏按钮带店名。加载时标为忙。",
    "A list, so its length is said; each shop an article whose favourite holds its name. Busy while it loads.",
  ],
  layout: [
    "行间距自管，每家占满宽度；筛选在上用 ShopToolbar，翻页由页面放。",
    "Rows are spaced by itself and fill the width. ShopToolbar goes above, the pager below is the page's.",
  ],
  related: ["shop/ShopToolbar", "shop/ShopCard", "shop/ShopWishlistButton", "parts/AsyncList"],
} satisfies ComponentDocs;
