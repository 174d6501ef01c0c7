import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "店铺列表上方的一条：排序、搜索、总数，手机上还有筛选抽屉。",
    "The bar over a list of shops: order, search and count, and on a phone the drawer of filters.",
  ],
  instead: [
    ["list/ListToolbar", "商品列表的排序和视图", "Order and views of a list of goods"],
    ["list/SearchForm", "只要搜索框", "The search alone"],
    ["shop/ShopHead", "店内搜索", "Searching inside of one shop"],
  ],
  anatomyStory: "Found",
  anatomy: [
    ["section a", "排序：综合、销量、评分、新店", "orders: default, sales, rating, new"],
    ["section a[aria-current]", "当前排序", "the present order"],
    ["input[type=search]", "搜索店铺或主营商品", "searches names and what is sold"],
    ["[role=status]", "共几家；不知道时不写", "how many; not said while unknown"],
  ],
  states: [
    ["Found", "搜过“五金”，按评分排，共 12 家", "Searched and ordered by rating: twelve"],
    ["None", "一家也没有：共 0 家", "None: zero"],
    ["Narrow", "手机上多一个筛选按钮", "On a phone with a button for filters"],
  ],
  good: [
    [
      "Found",
      "排序是链接：可以收藏、后退、没有脚本也能用。",
      "Orders are links: they can be kept, gone back from, and need no script.",
    ],
  ],
  bad: [
    [
      { totalCount: 0 },
      "还在加载就写“共 0 家店铺”：不知道时不传 totalCount。",
      "“0 shops” while it loads: leave totalCount out until it is known.",
    ],
    [
      { keyword: "上海浦东新区做不锈钢螺栓和劳保手套批发并且支持开专票的店铺" },
      "把一句话当关键词：长词会被框裁掉，筛选项请用 facets。",
      "A sentence as keyword: cut by the field; what narrows belongs into facets.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "排序、筛选、搜索框、搜索", "orders, filters, field, search"],
    ["Enter", "换排序；在框里搜索", "follows an order; in the field searches"],
  ],
  speech: [
    "区域有名字；当前排序读“当前”；总数是 status，搜完自动读“共 12 家店铺”。",
    "A region by name; the present order says so; the count is a status and is read after a search.",
  ],
  layout: [
    "一条白底，排序在左、总数在右端，窄了换行；放在 ShopList 上面，间距由页面给。",
    "One bar: orders left, count at the end, wraps when narrow. Goes above ShopList; the space between is the page's.",
  ],
  related: ["shop/ShopList", "list/SearchForm", "list/FilterDrawer", "list/FacetPanel"],
} satisfies ComponentDocs;
