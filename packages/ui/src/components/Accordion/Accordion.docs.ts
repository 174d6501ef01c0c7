import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  status: "new",
  purpose: [
    "把几段内容收在各自的标题下，按标题原地展开。常见问题、条款、办理步骤用它。",
    "Several texts, each folded under its title and opened in place. For questions and answers, terms, steps.",
  ],
  instead: [
    ["ui/Disclosure", "只有一段要收起", "Only one text is folded"],
    ["ui/Tabs", "几个视图地位相同，一次看一个", "Views of equal weight, one seen at a time"],
    ["ui/Dialog", "展开后要填写、提交", "What opens is to be filled in and sent"],
    ["entry/TermsDocument", "要从头读到尾的协议", "An agreement that is read from beginning to end"],
  ],
  anatomy: [
    ["summary", "标题行：整行可按", "title line, all of it can be pressed"],
    ["summary svg", "箭头：展开后朝上", "arrow, points up once it is open"],
    ["details > div", "内容：展开才看得见", "content, seen only when open"],
    ["div:nth-child(2) > details", "下一项：项与项之间有线", "the next item, with a line between them"],
  ],
  states: [
    ["Several", "可以同时展开几项（isMultiple）", "Several may be open (isMultiple)"],
    ["Headings", "标题进入页面大纲，全部收起", "Titles are in the page's outline, all closed"],
    ["LongText", "标题和内容很长：在任意处折行", "Long title and content break anywhere"],
  ],
  good: [
    [
      { defaultOpen: ["pay"] },
      "标题就是买家会问的话，最常问的一项先展开。",
      "Each title is the buyer's own question; the most asked one starts open.",
    ],
    [
      "Headings",
      "整页都是问答时给 headingLevel，读屏可按标题跳。",
      "On a page of questions headingLevel lets a screen reader jump by heading.",
    ],
  ],
  bad: [
    [
      {
        items: [
          { id: "a", title: "说明一", children: "工作日 17:00 前的转账当天到账。" },
          { id: "b", title: "说明二", children: "确认收货后可以申请发票。" },
          { id: "c", title: "说明三", children: "定制商品不支持无理由退货。" },
        ],
        defaultOpen: [],
      },
      "标题没说里面是什么，人只好逐个打开。",
      "The titles do not say what is inside, so people must open them all.",
    ],
    [
      { items: [{ id: "pay", title: "对公转账多久到账？", children: "工作日 17:00 前的转账当天到账。" }] },
      "只有一项：用 Disclosure。",
      "A single item: take a Disclosure.",
    ],
  ],
  keyboard: [...keys.tab, ["Enter / Space", "展开或收起当前标题", "opens or closes the focused title"]],
  speech: [
    "标题读作可展开的控件，带“已展开”或“已折叠”；收起的内容读不到，浏览器的页内查找能找到并展开它。",
    "A title is a control that is “expanded” or “collapsed”; closed content is not read, but the browser's search on the page finds and opens it.",
  ],
  layout: [
    "占满父级宽度，上下和各项之间的线是自己的，没有底色和外边距；要卡片就放进 Surface。内容里的间距用 Stack。",
    "Fills its parent; the lines above, below and between are its own, ground and outer margin are not. For a card put it into a Surface; space the content by a Stack.",
  ],
  related: ["ui/Disclosure", "ui/Tabs", "ui/Surface"],
} satisfies ComponentDocs;
