import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "商城各页的头部：店铺名、搜索、购物车，下面是商品分类和导航。滚动后第一行留在顶部并缩小，搜索始终在手边。",
    "The head of the mall's pages: shop, search, cart, and below them categories and menu. Its first row stays at the top and gets small on scrolling, so that search is always at hand.",
  ],
  instead: [
    [
      "entry/EntryFrame",
      "登录、注册页：只要品牌，不要导航",
      "Pages of sign-in and registration: the brand without navigation",
    ],
    ["shop/ShopHead", "店铺主页里那家店自己的头部", "The head of one shop inside of its own pages"],
    ["chrome/TopBar", "页头上面那条账户栏", "The thin account bar above it"],
  ],
  anatomy: [
    ["header a", "店铺标志和名称，回首页", "logo and name of the shop, lead home"],
    ["header [role=search]", "搜索框", "search box"],
    ["header ul", "热门搜索，一行", "hot words, one line"],
    [
      "div:has(> [role=search]) + a",
      "购物车和件数，满一千显示 999+",
      "cart with its count, 999+ from a thousand",
    ],
    ["header button[aria-expanded]", "全部商品分类", "all categories"],
    ["header nav", "首页、商品列表、营销活动", "home, list of goods, campaigns"],
  ],
  states: [
    ["Default", "首页：带热词和活动入口", "On home, with hot words and campaigns"],
    ["OnList", "商品列表：当前项有下划线", "On the list: the current item is underlined"],
    ["ThousandInCart", "购物车满一千件", "A thousand pieces in the cart"],
    [
      "ShopClosed",
      "暂停营业：搜索和分类只提示，不跳转",
      "The shop is closed: search and categories only tell so",
    ],
    [
      "SpecialStore",
      "特殊店铺（storeType 5）：没有分类和商品列表",
      "A special store (storeType 5): no categories, no list",
    ],
    ["DealersShop", "商城名在店铺名上面", "The mall's name over the shop's"],
    ["LongShopName", "超过十个字：两行小字", "More than ten letters: two smaller lines"],
    [
      "Narrow",
      "手机上搜索独占第二行，热词不显示",
      "On a phone the search has a line of its own, hot words are not shown",
    ],
  ],
  good: [
    [
      { current: "list", cartCount: 12, search: { defaultKeyword: "冲击钻" } },
      "搜过的词留在框里，当前页有标记。",
      "The keyword stays in the box, and the current page is marked.",
    ],
  ],
  bad: [
    [
      {
        hotWords: [
          "冲击钻套装",
          "劳保手套整箱",
          "304 不锈钢螺栓",
          "A4 复印纸",
          "数字万用表",
          "防割手套五级",
          "工业插座",
          "缠绕膜",
          "游标卡尺",
          "安全帽",
          "离心泵",
          "焊条",
        ].map((label) => ({ label, href: "/list" })),
      },
      "热词太多：第二行被裁掉，运营以为都展示了。给六个左右。",
      "Too many hot words: the second line is cut off unseen. Give about six.",
    ],
  ],
  keyboard: [
    ...keys.link,
    ["/", "焦点到搜索框", "the focus goes to the search box"],
    ["↓", "在“全部商品分类”上：展开并进入第一项", "on “全部商品分类”: opens it, to its first item"],
    ["Esc", "收起商品分类，焦点回到按钮", "closes the categories; the focus goes back to the button"],
  ],
  speech: [
    "读作页头区域，里面有搜索和导航“商城导航”；购物车读“购物车，12 件商品”，件数变化会自动读出；当前页的链接读“当前页”。",
    "A banner with a search and the navigation “商城导航”; the cart is read with its count, a change of it aloud; the link of the current page says so.",
  ],
  layout: [
    "自己管吸顶、缩小和手机排列，占满整行。紧跟其后的正文用 PageMain 包住，里面吸顶的内容才会停在页头下面。矮屏（480 像素以下）不吸顶，打印时不出现。",
    "Its own: sticking, getting small, the phone's arrangement; it fills the line. Put the page into PageMain, so that what sticks there is below the header. It does not stick in windows lower than 480 px and is not printed.",
  ],
  related: ["chrome/TopBar", "chrome/SearchBox", "chrome/CategoryFlyout", "chrome/HotWords", "chrome/Footer"],
} satisfies ComponentDocs;
