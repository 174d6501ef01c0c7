import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "积分商城列表上方的筛选：怎么兑、哪一类、按什么排，全是链接，选中的写在地址里。",
    "The filters over the goods of the points mall: way to redeem, category, order. All are links, so that a choice is in the address.",
  ],
  instead: [
    [
      "list/FacetPanel",
      "普通商品，要按品牌、规格等多个维度筛",
      "Ordinary goods, narrowed by brand, size and more",
    ],
    ["list/ListToolbar", "要排序、价格区间和视图切换", "Order, price range and a choice of view are needed"],
    ["parts/ListTabs", "只有一组选项卡", "There is one set of tabs alone"],
  ],
  anatomy: [
    [
      "section > nav:first-child",
      "兑换方式：全部、纯积分、积分+现金、我能兑换",
      "ways to redeem: all, points, points with money, within my points",
    ],
    [
      "section > nav:nth-child(2)",
      "分类，第一项是“全部分类”；只有一类时不显示",
      "categories, “all” first; left out where there is one alone",
    ],
    [
      "section > div > nav",
      "排序：兑换最多、积分从低到高、最近上架",
      "orders: most redeemed, fewest points, newest",
    ],
    ["[role=status]", "商品总数；未知时不显示", "number of goods; left out while unknown"],
  ],
  states: [
    ["Chosen", "三组各选了一项", "One chosen in each of the three"],
    [
      "NothingKnown",
      "分类和总数还没读到：只剩兑换方式和排序",
      "Categories and number not known yet: ways and orders alone",
    ],
    [
      "Narrow",
      "手机上：选项换行，总数另起一行",
      "On a phone: choices wrap, the number is on a line of its own",
    ],
  ],
  good: [
    [
      "NothingKnown",
      "没读到的部分不占位，读到再补上。",
      "What is not known takes no room and is added later.",
    ],
  ],
  bad: [
    [
      { totalCount: 0 },
      "总数未知时不要传 0：会显示“共 0 件可兑换商品”。",
      "Do not give 0 for unknown: it says that there is nothing to redeem.",
    ],
    [
      {
        categories: [
          { id: "1", name: "手动工具 / 扳手 / 两用扳手 / 梅花开口扳手" },
          { id: "2", name: "劳保安防 / 手部防护 / 浸胶手套 / 丁腈涂层手套" },
        ],
      },
      "只放一级分类；整条路径太长，也选不准。",
      "First-level categories alone: whole paths are too long to choose from.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "三组导航依次读作“兑换方式”“兑换商品分类”“兑换商品排序”；选中的读“当前”；总数变化时自动读出。",
    "Three navigations, named by what they choose; the chosen link is read as current; the number is read when it changes.",
  ],
  layout: [
    "自己有白底、内边距和三行间距；兑换方式太长时横向滚动，其余换行。宽度占满父级，放在 ExchangeList 上面，间距由页面决定。",
    "Its own: ground, padding, gaps of its rows; the ways scroll sideways where they are too long, the others wrap. It fills its parent, over an ExchangeList; the distance is the page's.",
  ],
  related: ["promotion/ExchangeList", "promotion/ExchangeHead", "list/FacetPanel"],
} satisfies ComponentDocs;
