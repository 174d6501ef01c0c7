import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  isOverlay: true,
  purpose: [
    "首页左边的楼层导航：一眼看到有哪些楼层，点一下就到，标出现在在哪一层。",
    "At the left of home: which floors there are, a press leads to one, and the one in view is marked.",
  ],
  instead: [
    ["product/DetailTabs", "商品页各段之间跳转", "To jump between the parts of a product's page"],
    ["chrome/SideRail", "购物车、收藏等工具", "Tools such as cart and favourites"],
    ["chrome/CategoryFlyout", "按分类去商品列表", "To lists of goods by category"],
  ],
  anatomy: [
    [
      "nav",
      "竖条：版心左边，滚到第一层才出现",
      "rail: left of the frame, there once the first floor is reached",
    ],
    ["nav a:first-child", "一层的名字", "a floor by its name"],
    ["nav a[aria-current]", "现在看到的一层", "the floor in view"],
    ["nav a:last-child", "返回顶部", "back to the top"],
  ],
  states: [["None", "没有楼层：不出现", "No floors: it is not there"]],
  good: [
    [
      "Default",
      "名字两到四个字，一列对齐，扫一眼就找到。",
      "Names of two to four letters in a column are found at a glance.",
    ],
  ],
  bad: [
    [
      "None",
      "等商品都加载完才传 floors：导航迟迟不来。楼层名先到就先传。",
      "floors given only after all goods have come: the rail is late. Give the names as soon as they are known.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "读作导航“楼层导航”；现在的一层读“当前”；最后一项读“返回顶部”。隐藏时读不到。",
    "The navigation “楼层导航”; the floor in view is read as current, the last link as “返回顶部” (back to top). While hidden it is not read.",
  ],
  layout: [
    "固定在版心左边，窗口够宽（约 1370 像素）才显示。id 要与 HomeFloor 的 id 相同，跳转后的停靠位置由 HomeFloor 留出。",
    "Fixed left of the frame, from about 1370 px on. Its ids are those of HomeFloor, which keeps itself clear of the header when jumped to.",
  ],
  related: ["home/HomeFloor", "chrome/SideRail"],
} satisfies ComponentDocs;
