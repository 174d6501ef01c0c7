import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "首页的“推荐店铺”：一排店铺格子，带更多。",
    "Recommended shops on the home page, side by side, with the way to all.",
  ],
  instead: [
    ["shop/ShopList", "店铺搜索结果、收藏店铺", "Results of a search, or favourites"],
    ["list/RecommendedRow", "推荐商品", "Recommended goods"],
    ["home/HomeFloor", "一个品类的楼层", "A floor of one category"],
  ],
  anatomy: [
    ["h2", "标题：推荐店铺，右边是更多", "heading, with more at its end"],
    ["section > ul > li", "一家店：ShopCard 的 tile", "one shop as a tile"],
    ["li dl", "评分、商品、关注", "rating, goods, fans"],
    ["li ul", "三件商品", "three goods"],
  ],
  states: [
    ["None", "没有推荐：整块不出现", "None: nothing at all"],
    ["Narrow", "手机上一列", "One column on a phone"],
  ],
  good: [
    [
      "Default",
      "每家都有三件商品：格子等高，一眼看出卖什么。",
      "Each has three goods: tiles are equally high and show what is sold.",
    ],
  ],
  bad: [
    [
      { shops: [{ id: "1", name: "百工自营旗舰店", href: "#" }] },
      "只推一家、什么数据也没有：凑不成一排，不如不放。",
      "One shop without any facts is no row: leave it out.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "区域“推荐店铺”，里面是列表；更多读“更多 推荐店铺”，单独听也明白。",
    "A region by name with a list; “more” says of what.",
  ],
  layout: [
    "格子按宽度自动排，每格至少一个侧栏宽，末行不剩孤零零一家；标题与格子间距自管。首屏以下才渲染，占位高度先留好。",
    "As many tiles as fit, each at least as wide as a sidebar. Below the first screen it is drawn late, with its height kept.",
  ],
  related: ["shop/ShopCard", "shop/ShopList", "parts/SectionHeading"],
} satisfies ComponentDocs;
