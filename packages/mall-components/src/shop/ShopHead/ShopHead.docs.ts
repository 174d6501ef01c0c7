import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "店铺各页的页头：店名、类型、电话、评分、收藏，和首页、全部商品、店铺信息三个页签、店内搜索。",
    "The head of a shop's pages: name, kind, telephone, rating, favourite; tabs of its three pages and a search in its goods.",
  ],
  instead: [
    ["shop/ShopCard", "别的页面上提到一家店", "A shop on other pages"],
    ["chrome/Header", "商城自己的页头", "The mall's own head"],
    ["account/CenterHead", "用户中心的页头", "The head of the user centre"],
  ],
  anatomy: [
    ["h1", "店名，页面唯一的一级标题", "name, the page's only first heading"],
    ["h1 + span", "类型、停业提示、电话", "kind, whether it is closed, telephone"],
    ["dl", "评分、商品、关注", "rating, goods, fans"],
    ["button[aria-pressed]", "收藏店铺", "favourite"],
    ["nav", "三个页签", "three tabs"],
    ["input[type=search]", "搜本店", "search in this shop"],
  ],
  states: [
    ["InWishlist", "已收藏，在“全部商品”", "A favourite, at all goods"],
    ["Searched", "搜过：关键词留在框里", "Searched: the keyword stays"],
    ["Closed", "停业：只能看店铺信息，没有搜索", "Closed: its facts alone, no search"],
    ["LongChineseText", "超长店名换行，没有电话", "A long name wraps; no telephone"],
    ["Narrow", "手机上评分和收藏换到下一行", "On a phone rating and favourite are below"],
  ],
  good: [
    [
      "Closed",
      "停业的店不变空页：信息还看得到，不能用的页签停用。",
      "A closed shop is no empty page: its facts are there, other tabs are off.",
    ],
  ],
  bad: [
    [
      { phone: "请联系在线客服" },
      "电话里写文字：会变成拨打链接。没有电话传空字符串。",
      "Words as a telephone become a link to call: give an empty string for none.",
    ],
    [
      { current: "home", shop: { id: "1", name: "百工自营旗舰店", href: "#", isOpen: false } },
      "停业了还停在首页页签：打开的页签用不了。转到店铺信息。",
      "A closed shop at its home: the open tab is one that is off. Lead to its facts.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "电话、收藏、页签、搜索", "telephone, favourite, tabs, search"],
    ["Enter", "打开页签；在搜索框里搜索", "follows a tab; in the field searches"],
    ["Enter / Space", "收藏或取消", "favourite or not"],
  ],
  speech: [
    "标题读店名；页签是导航“店铺页面”，当前读“当前页”，停用的读“不可用”；收藏按钮带店名和是否按下。",
    "The heading is the name; the tabs are a navigation whose present page is said, one that is off says so; the favourite holds the name.",
  ],
  layout: [
    "白底卡片，占满页宽；宽屏一行三段，手机收成两行，页签放不下时自己横滚。放在页面最上面，下面留间距由页面给。",
    "A surface as wide as the page: three parts in a line, two rows on a phone, tabs scroll in their own line. The space below is the page's.",
  ],
  related: ["shop/ShopWishlistButton", "shop/ShopProfile", "shop/ShopCategories", "list/SearchForm"],
} satisfies ComponentDocs;
