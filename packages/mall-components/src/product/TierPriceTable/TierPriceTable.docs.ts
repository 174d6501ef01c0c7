import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "阶梯价：买得多单价更低，当前数量落在哪一档就标出来。各档按数量从小到大排，给的顺序不要紧。",
    "Unit prices by quantity, from few to many in whatever order they are given, with the step that the present quantity reaches marked.",
  ],
  instead: [
    ["product/Price", "只有一个价", "One price"],
    ["product/PriceRange", "规格不同所以价格不同", "Variants cost differently"],
    ["membership/LevelTable", "会员等级的权益", "What levels of members get"],
  ],
  anatomyStory: "Reached",
  anatomy: [
    ["th", "行名：单价、起批量；手机上不显示", "names of the rows; not on a phone"],
    ["tr:first-child td", "单价", "unit price"],
    ["tr:nth-child(2) td", "数量段：1-19盒；最后一段写“满100盒”", "from how many; the last one has no end"],
    ["td[data-selected]", "当前档：白底加粗", "the step in force: white ground, heavier"],
  ],
  states: [
    ["Reached", "数量 50：第二档生效", "Fifty: the second step"],
    ["EqualSteps", "相邻两档同价：并成一档", "Two steps at one price become one"],
    ["OneStep", "只有一档：不显示", "One step: nothing"],
    ["OnePrice", "各档同价：不显示", "One price throughout: nothing"],
  ],
  good: [
    [
      "Reached",
      "数量变，标记跟着走：人知道再加多少更便宜。",
      "The mark follows the quantity, so people see how far the next step is.",
    ],
  ],
  bad: [
    [
      {
        tiers: [
          { minCount: 1, yuan: "45.60" },
          { minCount: 10, yuan: "45.50" },
          { minCount: 20, yuan: "45.40" },
          { minCount: 30, yuan: "45.30" },
          { minCount: 40, yuan: "45.20" },
          { minCount: 50, yuan: "45.10" },
          { minCount: 60, yuan: "45.00" },
          { minCount: 70, yuan: "44.90" },
        ],
      },
      "八档、每档差一角：挤成一团也没人算。三到五档。",
      "Eight steps of ten fen each: crowded, and no one works it out. Three to five.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "真正的表格，隐藏标题“阶梯价”；当前档的价格后读“当前适用”。",
    "A real table with a hidden caption; the price in force is followed by “current”.",
  ],
  layout: [
    "占满父级，各档等宽；标签列宽取 --mall-detail-label，手机上去掉行名省地方。放进 PriceBlock。",
    "Fills its parent in equal steps; its names are --mall-detail-label wide and left out on a phone. Part of PriceBlock.",
  ],
  related: ["product/PriceBlock", "product/SkuMatrix", "product/Price"],
} satisfies ComponentDocs;
