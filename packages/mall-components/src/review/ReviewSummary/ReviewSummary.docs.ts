import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "评价上方的概览：好评率、总数、平均分，下面两排筛选：类别和标签。",
    "Over the reviews: share of good ones, number and average, then two rows of filters: kinds and tags.",
  ],
  instead: [
    ["review/ReviewList", "评价本身", "The reviews themselves"],
    ["list/FacetPanel", "商品列表的筛选", "Filters of a list of goods"],
    ["ui/StarRating", "要人打分", "Asking for stars"],
  ],
  anatomyStory: "Tags",
  anatomy: [
    [
      "span > span:first-child",
      "好评率，大号数字；没有就不占位",
      "share of good ones, large; left out when unknown",
    ],
    ["span:has(+ ul)", "总数和平均分", "number and average"],
    ["ul", "类别：全部、好评、有图……带数量", "kinds with their numbers"],
    ["ul + ul", "标签：买家常说的词", "tags: what buyers often said"],
    [
      "ul + ul a[aria-current]",
      "选中的标签；再点回到全部",
      "the chosen tag; another press leads back to all",
    ],
  ],
  states: [
    ["Filters", "没有标签", "Without tags"],
    ["Tags", "有标签和平均分，选中一个标签", "With tags and average, one tag chosen"],
  ],
  good: [
    [
      "Tags",
      "数量写在括号里：没有结果的筛选不必点。",
      "Numbers in brackets: a filter without results need not be tried.",
    ],
  ],
  bad: [
    [
      { totalCount: 3, goodRate: 100, score: 5, filters: [] },
      "三条评价就写好评率 100%：样本太小，不传 goodRate。",
      "A hundred percent of three: too few to say so, leave goodRate out.",
    ],
    [
      {
        filters: [
          { value: "good", label: "好评", count: 2264 },
          { value: "middle", label: "中评", count: 32 },
        ],
      },
      "没有“全部”和“差评”：选了就回不去，也不可信。",
      "Neither all nor bad ones: no way back, and no trust.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "两排都是有名字的列表（评价筛选、评价标签）；当前一个读“当前”，链接读“有图 (480)”。",
    "Both rows are lists by name; the present one says “current”, each link says its number.",
  ],
  layout: [
    "浅底和内边距自带；好评率在左、筛选在右，窄了上下排，筛选自动换行。放在 ReviewList 上方。",
    "Has its ground and padding; the share left, filters right, below each other when narrow. Goes above ReviewList.",
  ],
  related: ["review/ReviewList", "product/DetailTabs", "product/PriceBlock"],
} satisfies ComponentDocs;
