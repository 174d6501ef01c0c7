import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "各等级要多少成长值、给什么权益，自己的那一行标出来。手机上每个等级一张卡片。",
    "Levels, the growth they need and what each gives, with the own one marked. On a phone a card for each level.",
  ],
  instead: [
    ["membership/PaidLevelCards", "要选一种来买", "Choosing one to buy"],
    ["membership/MemberHead", "只说自己的等级和权益", "The own level and its benefits alone"],
    ["product/ParameterTable", "商品参数", "Parameters of a product"],
  ],
  anatomy: [
    ["h2", "标题", "heading"],
    ["thead", "表头；没有等级享有的权益不成列", "heads; what no level gives is no column"],
    ["tbody th", "等级名称", "name of the level"],
    ["tr[data-own]", "我的等级：底色和标签", "the own level: ground and tag"],
    [
      "td:last-child",
      "权益：数值、对勾，或“无此权益”",
      "what it gives: a figure, a tick, or the words for none",
    ],
  ],
  states: [
    ["PaidLevels", "付费会员：列更多", "Paid levels: more columns"],
    ["LongChineseText", "等级名很长", "A long name"],
    ["Narrow", "手机上是卡片", "On a phone, cards"],
  ],
  good: [
    [
      "PaidLevels",
      "对勾带“享有”二字，不只靠颜色和图形。",
      "A tick has its word for those who do not see it.",
    ],
  ],
  bad: [
    [
      { ownIds: [1, 2, 3] },
      "把低于自己的等级都标成“我的等级”：一张表只标现在这一级。",
      "All lower levels are marked as the own. Mark the one of today.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "表格以标题命名，有行头和列头；对勾读“享有”，没有的读“无此权益”；自己的行多读“我的等级”。",
    "A table named by its title with heads of rows and columns; ticks and gaps are words, the own row says so.",
  ],
  layout: [
    "一张卡片。768 像素以上是表格，以下每行变成卡片，数值前带名称。占满内容区。",
    "A card. From 768 px a table, below each row is a card whose values have their names. Fills the content.",
  ],
  related: ["membership/MemberHead", "membership/PaidLevelCards", "parts/CenterSection"],
} satisfies ComponentDocs;
