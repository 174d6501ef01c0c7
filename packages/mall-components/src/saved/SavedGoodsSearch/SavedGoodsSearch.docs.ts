import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "在收藏或购买记录里按名称找；购买记录还能按货号找。手机上筛选收进抽屉。",
    "Finds favourites, or what was bought before, by name, the latter by its code, too. On a phone filters are in a drawer.",
  ],
  instead: [
    ["chrome/SearchBox", "搜索整个商城", "To search the whole mall"],
    ["list/SearchForm", "别处的小搜索", "A small search elsewhere"],
    ["saved/FootprintBar", "足迹按日期找", "Footprints, which are found by day"],
    ["order/OrderFilters", "找订单", "To find orders"],
  ],
  anatomy: [
    ["input[type=search]", "关键词", "keyword"],
    ["button[type=submit]", "搜索", "searches"],
  ],
  states: [
    ["Searched", "搜过：词留在框里", "Searched: the keyword stays"],
    ["Bought", "购买记录：名称或货号", "What was bought: by name or code"],
    ["Narrow", "手机上：筛选在抽屉里，写出选了几个", "On a phone filters are in a drawer, with their number"],
  ],
  good: [["Bought", "占位文字说明货号也能搜。", "Its example says that a code is found, too."]],
  bad: [
    [
      { kind: "bought" },
      "放在收藏页却用 bought：提示可按货号搜，其实搜不到。",
      "bought on the page of favourites: it promises codes that are not searched there.",
    ],
  ],
  keyboard: keys.field,
  speech: [
    "读作搜索区域里的搜索框“搜索收藏的商品”或“搜索购买记录”；筛选按钮读“打开对话框”。",
    "A search with the field “搜索收藏的商品” or “搜索购买记录”; the filters are said to open a dialog.",
  ],
  layout: [
    "一行，放不下就换行，内边距自己管；放在 SavedGoodsList 上面，占满宽度。地址里的其他条件用 kept 带上。",
    "One line that wraps, with its own padding; over SavedGoodsList, as wide as it. What else the address says goes along in kept.",
  ],
  related: ["saved/SavedGoodsList", "list/SearchForm", "list/FilterDrawer"],
} satisfies ComponentDocs;
