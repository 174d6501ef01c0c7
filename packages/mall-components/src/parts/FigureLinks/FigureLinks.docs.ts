import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "并排的几个数，每个通向它数的东西：待付款 2、待收货 12、优惠券 5。",
    "Figures side by side, each a link to what it counts: 2 to pay, 12 on their way, 5 coupons.",
  ],
  instead: [
    ["parts/ListTabs", "同一页列表的几个分类", "Parts of one list on the same page"],
    ["ui/DescriptionList", "一件东西的信息，不通向别处", "Facts of one thing that lead nowhere"],
    ["ui/BarChart", "要比较很多数", "Many figures are compared"],
    ["ui/Badge", "图标上的一个数", "One count on an icon"],
  ],
  anatomy: [
    ["li:first-child a", "一格：整格可按", "a cell, all of it can be pressed"],
    ["li:first-child a > span:first-child", "数：大字，0 变灰", "figure, large; grey when 0"],
    ["li:first-child a > span:nth-child(2)", "数的是什么", "what it counts"],
  ],
  states: [
    [
      "Amounts",
      "金额：宽度随内容；带提醒，没有 href 的不可按",
      "Amounts take the width they need; with a note, and some without link",
    ],
    ["Narrow", "手机上：一行放不下就折行", "On a phone they wrap"],
  ],
  good: [
    [
      "Default",
      "0 也列出来但变灰，位置不变，好找。",
      "A 0 stays in its place in grey, so that people find it.",
    ],
  ],
  bad: [
    [
      {
        figures: [
          { id: "unpaid", label: "待付款", value: 2 },
          { id: "paid", label: "待发货", value: 0 },
          { id: "shipped", label: "待收货", value: 12 },
        ],
      },
      "有事要办却没有 href：看到 2 笔也点不进去。",
      "There is something to do but no href: one sees 2 and cannot go there.",
    ],
    [
      {
        figures: [
          { id: "unpaid", label: "您当前尚未完成付款的全部订单数量", value: 2, href: "#unpaid" },
          { id: "paid", label: "已付款等待商家安排发货的订单数量", value: 0, href: "#paid" },
          { id: "shipped", label: "已发货等待您确认收货的订单数量", value: 12, href: "#shipped" },
        ],
      },
      "标签太长：写“待付款”“待发货”“待收货”。",
      "Labels too long: a word or two will do.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "“我的订单，列表”，每项先读数再读名称：“2 待付款，链接”，有提醒接着读。",
    "A list by its label; each is the figure, then its name, then the note, as a link.",
  ],
  layout: [
    "占满父级宽度，平分成等宽的格，窄了自动折行；有金额时按各自宽度排，恰好四个时手机上两行两列。卡片由父级给。",
    "As wide as its parent in cells of equal width that wrap; amounts take the width they need, and exactly four are two by two on a phone. A card is its parent's.",
  ],
  related: ["parts/CenterSection", "account/CenterHead", "membership/MemberHead", "parts/ListTabs"],
} satisfies ComponentDocs;
