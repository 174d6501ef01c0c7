import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "页面里的小搜索，例如搜本店：一个原生输入框加按钮，没有脚本也能用。",
    "A small search inside a page, e.g. of a shop: one native field and a button, which work without script.",
  ],
  instead: [
    [
      "chrome/SearchBox",
      "页头的全站搜索，带联想",
      "The search of the whole mall in the header, with suggestions",
    ],
    ["ui/SearchField", "边输入边过滤，不换地址", "Filtering while one types, without another address"],
    ["saved/SavedGoodsSearch", "搜收藏的商品", "Searching among the favourites"],
    ["cart/QuickOrderForm", "一次查很多货号", "Many codes at once"],
  ],
  anatomy: [
    [
      "input[type=search]",
      "关键词，最多 100 字；提示写搜索范围",
      "the keyword, up to 100 signs; its hint says what is searched",
    ],
    ["form button", "搜索", "search"],
  ],
  states: [
    ["Searches", "已搜过：框里是这次的关键词", "A keyword was searched: it is in the field"],
    ["Narrow", "手机上占满一行", "On a phone, as wide as its line"],
  ],
  good: [
    [
      "Default",
      "提示写“搜本店”，和页头的全站搜索分得清。",
      "Its hint names the shop, so that it is not taken for the search of the mall.",
    ],
  ],
  bad: [
    [
      { placeholder: "请输入您想要在本店搜索的商品名称、货号、厂家型号或者品牌关键词" },
      "太长，框里只看得到一半：写范围就够。",
      "Too long: half of it can be seen. What is searched is enough.",
    ],
  ],
  keyboard: [...keys.field, ["Enter / Space", "按下“搜索”", "presses “Search”"]],
  speech: [
    "搜索区域，输入框读 label：“搜索本店商品，搜索框”；提示文字不能代替 label。",
    "A search region; the field is read by its label, e.g. “Search this shop”; the hint is no label.",
  ],
  layout: [
    "768 像素起宽约 308 像素，以下占满父级；高 28 像素，没有底。放在店铺页头或列表上方，地址里的其他条件放进 kept。",
    "About 308 px wide from 768 px, below that as wide as its parent; 28 px high, no ground. In a shop's head or over a list; what else the address says is in `kept`.",
  ],
  related: ["chrome/SearchBox", "ui/SearchField", "shop/ShopHead", "list/ListToolbar"],
} satisfies ComponentDocs;
