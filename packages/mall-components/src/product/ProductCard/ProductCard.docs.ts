import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "列表和推荐位里的商品卡片：先看图和价格，整张可点。一页六十张也快，所以只用原生元素。",
    "A product in lists and recommendations: picture and price first, all of it one link. Native elements only, since pages hold sixty.",
  ],
  instead: [
    ["product/ProductTable", "按型号、起订量逐行比较", "Comparing by rows"],
    ["product/GoodsLine", "购物车、订单里的商品", "Goods of a cart or an order"],
    ["list/ProductCardSkeleton", "还在加载", "It is on its way"],
    ["promotion/FlashSaleList", "秒杀商品，带进度和抢购", "Flash sale, with progress"],
  ],
  anatomy: [
    ["article img", "方图；售罄时盖一层“已售罄”", "square picture; sold out is laid over it"],
    ["article > span:nth-of-type(2)", "价格：会员价、原价、起", "price: of members, former, and up"],
    [
      "article h3",
      "名称：自营标记在前，最多两行，固定占两行高",
      "name: two lines at most and always as high; self-operated first",
    ],
    [
      "article > span:nth-of-type(3)",
      "标签：起订量和促销，一行，放不下的不显示",
      "tags: least order and offers, one line, no more than fit",
    ],
    ["article > span:nth-of-type(4)", "销量和好评率", "sold, and share of good reviews"],
    ["article > span:last-child a", "店铺：单独的链接", "shop: a link of its own"],
  ],
  states: [
    ["WithMemberPrice", "会员价", "A price of members"],
    ["MinOrder", "起订量：10盒起订", "Least order"],
    ["OfOneSku", "代表一个规格：名称下写规格", "For one variant: its option is under the name"],
    ["LongName", "超长名称截成两行", "A long name is cut after two lines"],
    ["SoldOut", "已售罄：加购不再出现", "Sold out: without the way into the cart"],
    ["NoPicture", "没有图：方形位置和图标", "No picture: its square with a sign"],
    ["NoPrice", "没有价格：--", "No price"],
  ],
  good: [
    [
      "MinOrder",
      "起订量写在卡片上，点进去不意外。",
      "The least order is on the card: no surprise behind it.",
    ],
  ],
  bad: [
    [
      {
        product: {
          id: "1",
          href: "#",
          name: "扳手",
          picture: "",
          yuan: "16.80",
          tags: ["满减", "券", "限时优惠", "拼团", "赠品", "包邮", "新品", "热卖"],
        },
      },
      "八个标签：一行放不下，多的被裁掉；留最重要的两个。",
      "Eight tags do not fit in a line and are cut: keep the two that matter.",
    ],
    [
      {
        product: {
          id: "1",
          href: "#",
          name: "【爆款】【厂家直销】【顺丰包邮】【假一赔十】扳手",
          picture: "",
          yuan: "16.80",
        },
      },
      "名称前堆口号：两行里看不到商品是什么。",
      "Slogans before the name: two lines do not say what it is.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "商品、店铺，卡片里的对比和加购", "the product, its shop, comparing and adding"],
    ["Enter", "打开商品页", "follows the link to the product"],
  ],
  speech: [
    "是一篇 article；商品名是标题，可按标题跳读，级别由 headingLevel 给。图片不读，链接读商品名和规格。",
    "An article whose name is a heading of the given level, so that people jump by headings. The picture is silent.",
  ],
  layout: [
    "填满格子的宽和高，各行高度固定，一排卡片自然对齐；列数由 ProductGrid 决定。悬停时描边，不位移。",
    "Fills its cell; its rows have fixed heights, so that cards line up. The columns are ProductGrid's.",
  ],
  related: [
    "list/ProductGrid",
    "product/QuickAdd",
    "product/CompareButton",
    "product/GoodsPrice",
    "list/ProductCardSkeleton",
  ],
} satisfies ComponentDocs;
