import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "一家店：名称、类型、评分、商品数、关注数，能进店、收藏、找客服。三种摆法：侧栏、列表行、首页格子。",
    "A shop: name, kind, rating, goods, fans; doors to it, favourite, service. Three shapes: beside a product, a row of a list, a tile.",
  ],
  instead: [
    ["shop/ShopHead", "店铺自己的页面", "The shop's own pages"],
    ["chat/ShopSign", "聊天里的店名", "The shop's name in a chat"],
    ["cart/CartShopGroup", "购物车按店分组", "Lines of a cart by shop"],
  ],
  anatomyStory: "Tile",
  anatomy: [
    ["strong", "店名，一行，超出省略，链接到店铺", "name, one line, cut when longer; leads to the shop"],
    [
      "a:has(strong) + span",
      "自营、第三方等标签，停业提示，主营",
      "its kind, whether it is closed, what it sells",
    ],
    ["dl", "评分、商品、关注；没有数据的不显示", "rating, goods, fans; only what is known"],
    ["ul", "三件商品，侧栏里没有", "three goods; not beside a product"],
    ["article > span:last-child a", "进入店铺，后面是收藏、客服", "the door, then favourite and service"],
  ],
  states: [
    ["Side", "side：商品页侧栏，带客服", "side: beside a product, with service"],
    ["Tile", "tile：首页格子，带三件商品", "tile: with three goods"],
    ["Row", "row：店铺列表一行，带收藏", "row: in a list, with favourite"],
    ["Searches", "可搜店内商品", "Its goods can be searched"],
    ["Closed", "停业：标签说明", "Closed: a tag says so"],
  ],
  good: [
    [
      {
        shop: {
          id: "1",
          name: "百工自营旗舰店",
          href: "#shop",
          isSelfOperated: true,
          rating: 4.9,
          productCount: 1286,
        },
      },
      "只写有的数据：没有关注数就不占位。",
      "Only what is known: an unknown number takes no room.",
    ],
  ],
  bad: [
    [
      { shop: { id: "1", name: "百工自营旗舰店", href: "#shop", productCount: 0, fanCount: 0 } },
      "新店写“商品 0、关注 0”：不知道或为零就不传。",
      "Zero goods and zero fans of a new shop: leave such numbers out.",
    ],
    [
      { shop: { id: "1", name: "恒固紧固件直营店", href: "#shop", isOpen: false }, serviceHref: "#chat" },
      "停业的店还给客服入口：点进去没人答。",
      "The service of a closed shop: no one answers there.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "一篇 article；店名和“进入店铺”都是链接，三件商品的链接读商品名和价格，图片不读。",
    "An article; name and door are links, goods say name and price, pictures are silent.",
  ],
  layout: [
    "side 约 280 宽；row 宽屏一行分栏、窄屏上下排；tile 填满格子的高。列数和间距由 ShopList、ShopRow 定。",
    "side is about 280 px; row is one line in a wide window; tile fills its cell. Columns are ShopList's and ShopRow's.",
  ],
  related: ["shop/ShopList", "shop/ShopRow", "shop/ShopWishlistButton"],
} satisfies ComponentDocs;
