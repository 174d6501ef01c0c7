import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "把次要的一段收在一行标题下，按一下原地展开：发票说明、计费规则、数据表。",
    "Folds one lesser text under a line and opens it in place: notes on invoices, rules of fees, a table of data.",
  ],
  instead: [
    ["ui/Accordion", "有好几段", "There are several"],
    ["ui/Popover", "短内容，不要推开下面的东西", "It is short and must not push what is below"],
    ["ui/Dialog", "内容要单独读、单独做", "It is read or done by itself"],
    ["ui/Tooltip", "一个图标的几个字", "A few words on an icon"],
  ],
  anatomyStory: "Open",
  anatomy: [
    [
      "summary",
      "标题行：整行可按；card 有边线和底色",
      "title line, all of it can be pressed; card has a line and a ground",
    ],
    ["summary svg", "箭头：展开后朝上", "arrow, points up once it is open"],
    ["details > div", "内容", "content"],
  ],
  states: [["Open", "展开，卡片样式", "Open, as a card"]],
  good: [
    [
      { title: "运费怎么算？", children: "满 199 元包邮，不满收 10 元；超过 30 公斤按物流报价。" },
      "标题说出里面回答什么。",
      "The title says what it answers.",
    ],
  ],
  bad: [
    [
      { title: "更多", children: "满 199 元包邮。" },
      "“更多”什么？不打开就不知道。",
      "“More” of what? One must open it to know.",
    ],
    [
      { title: "费用说明", children: "本商品另收 300 元安装费，下单后不退。" },
      "影响决定的费用不能收起来，要直接写出。",
      "A fee that changes the decision must not be folded away.",
    ],
  ],
  keyboard: [...keys.tab, ["Enter / Space", "展开或收起", "opens or closes it"]],
  speech: [
    "标题读作可展开的控件，带“已展开”或“已折叠”；页内查找能找到收起的文字。",
    "The title is a control that is “expanded” or “collapsed”; the browser's search on the page finds what is folded.",
  ],
  layout: [
    "占满父级宽度，展开时推开下面的内容；plain 没有左右边距，与正文对齐。",
    "As wide as its parent; open, it pushes what is below. plain has no padding at the sides, so it is in line with the text.",
  ],
  related: ["ui/Accordion", "ui/Popover", "ui/BarChart"],
} satisfies ComponentDocs;
