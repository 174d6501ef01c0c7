import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "首页的一层：标题、子分类、左边一块广告、右边一组商品，可用标签换一组。",
    "One floor of home: heading, sub-categories, a panel at the left, goods at the right, with tabs for other goods where wanted.",
  ],
  instead: [
    ["list/ProductGrid", "只要商品，不要标题和广告", "Goods alone"],
    ["list/RecommendedRow", "详情或购物车下面的推荐", "Recommendations below a detail or the cart"],
    ["decoration/BlockProducts", "店铺装修里的商品", "Goods in a shop's decoration"],
    ["promotion/FlashSaleStrip", "秒杀商品带倒计时", "A flash sale with its countdown"],
  ],
  anatomyStory: "WithPanel",
  anatomy: [
    ["section > div:first-child span[aria-hidden]", "楼层号，如 1F", "number, such as 1F"],
    ["section h2", "标题", "heading"],
    ["section > div:first-child a", "更多", "more of it"],
    [
      "section > div:nth-child(2) > div:first-child",
      "广告或底板，带子分类",
      "banner or panel, with sub-categories",
    ],
    [
      "section > div:nth-child(2) > div:last-child",
      "商品：有广告四列，没有五列",
      "goods: four columns beside a panel, five without",
    ],
  ],
  states: [
    ["WithPanel", "带底板：楼层名和一张图", "With a panel: its name and a picture"],
    ["WithBanner", "带自己的广告", "With a banner of its own"],
    ["WithTabs", "用标签换一组商品", "With tabs for other goods"],
    ["TabLoading", "换标签时：商品的骨架，标签不动", "A tab is loading: the shape of goods, the tabs stay"],
    ["TabFailed", "这一组没加载出来，可重试", "Its goods did not come and can be asked for again"],
    ["Narrow", "手机上商品两列，只留三行", "On a phone two columns, three rows"],
  ],
  good: [
    ["WithBanner", "左边说主题，右边马上能买。", "The subject at the left, what can be bought at the right."],
  ],
  bad: [
    [{ products: [] }, "没有商品也留着标题：整层不要画。", "A heading over nothing: leave the floor out."],
    [
      { products: [], state: "failed" },
      "失败了却没有 onRetry：人只能刷新整页。",
      "Failed and without onRetry: people must reload the page.",
    ],
  ],
  keyboard: [...keys.link, ["← → / Home / End", "在标签上：换一组", "on the tabs: to other goods"]],
  speech: [
    "读作以标题命名的区域，楼层号不读；商品是同名列表；“更多”读“更多：楼层名”；加载时读“加载中”。",
    "A region named by its heading, the number is not read; goods are a list of the same name; more is named with the floor; loading is read.",
  ],
  layout: [
    "占满父级宽度，自己管标题、广告栏宽和商品列数；1024 像素以下广告移到商品上面。远处的楼层到近处才排版。层间距由父级的 Stack 决定。",
    "Fills its parent; heading, width of the panel and columns are its own; below 1024 px the panel is over the goods. A far floor is laid out when it comes near. The gap between floors is its parent's, a Stack.",
  ],
  related: ["home/FloorNavigator", "home/FloorBanner", "list/ProductGrid", "parts/SectionHeading"],
} satisfies ComponentDocs;
