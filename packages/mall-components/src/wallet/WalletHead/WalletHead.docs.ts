import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "余额页或积分页的头部：名称、一个大数字、几句说明、可做的事。",
    "Top of the page of a balance or of points: its name, one large figure, a few notes, what can be done with it.",
  ],
  instead: [
    ["account/CenterHead", "几个数字和人一起", "Several figures with the person"],
    ["parts/FigureLinks", "几个并排的数字", "Several figures side by side"],
    ["product/Price", "商品的价格", "The price of a product"],
  ],
  anatomyStory: "Points",
  anatomy: [
    ["span:has(+ strong)", "名称", "name"],
    ["strong", "数字：余额带 ¥，积分不带", "figure: a balance with its sign, points without"],
    ["strong + p", "说明，放不下换行", "notes, which wrap"],
  ],
  states: [
    ["Points", "积分，有说明", "Points, with notes"],
    ["LeadsOn", "带去处", "With a way to spend it"],
    ["Nothing", "是零", "Nothing there"],
    ["LongAmount", "十几亿：折行不溢出", "Billions: breaks, never overflows"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Points",
      "快过期的写在数字下面，还来得及用。",
      "What lapses soon is under the figure, in time to be used.",
    ],
  ],
  bad: [
    [
      { label: "我的积分", value: "20000.00" },
      "积分按文本传，成了 ¥20,000.00。积分传数字，金额才传文本。",
      "Points as text are shown as yuan. Give points as a number, money as text.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "依次读名称、数字、说明；里面的链接按链接读。",
    "Name, figure, notes in order; links in it as links.",
  ],
  layout: [
    "一张卡片，占满内容区宽度。下面接 TopUpForm 或 Ledger。",
    "A card as wide as the content. TopUpForm or Ledger follow.",
  ],
  related: ["wallet/Ledger", "wallet/TopUpForm", "parts/FigureLinks"],
} satisfies ComponentDocs;
