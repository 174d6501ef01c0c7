import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "一段内容的标题。级别（level）给页面大纲，大小（size）给眼睛，两者分开定。",
    "The title of a part of a page. Its level is for the outline, its size for the eye; each is chosen on its own.",
  ],
  instead: [
    [
      "ui/Text",
      "只想让一句话大一点、粗一点，它下面没有内容",
      "A sentence shall only be larger or bolder, with nothing below that it heads",
    ],
    [
      "parts/SectionHeading",
      "首页、内页板块的标题，带“更多”链接",
      "The head of a block with its link to more",
    ],
    [
      "chrome/PageTitle",
      "浏览器标签页上的标题，页面里看不见",
      "The title of the browser's tab, not seen in the page",
    ],
  ],
  anatomyStory: "Sizes",
  anatomy: [
    ["h2:nth-child(1)", "display：只用于大横幅", "display: for a large banner alone"],
    ["h2:nth-child(2)", "xl：level 1 的默认大小，页面标题", "xl: default of level 1, the page's title"],
    ["h2:nth-child(3)", "l：level 2 的默认大小，板块标题", "l: default of level 2, a block"],
    ["h2:nth-child(4)", "m：level 3 的默认大小，卡片标题", "m: default of level 3, a card"],
    ["h2:nth-child(5)", "s：level 4 以下的默认大小", "s: default of level 4 and deeper"],
  ],
  states: [
    ["Sizes", "五种大小，同一级别", "Five sizes of one level"],
    [
      "LongChineseText",
      "很长：lines 截到一两行，后面省略",
      "Long: lines cuts it after one or two, with an ellipsis",
    ],
  ],
  good: [
    [
      { level: 2, size: "m", children: "最近订单" },
      "大纲里是二级，但卡片里用小一号的字。",
      "Second in the outline, yet small enough for a card.",
    ],
    [
      { level: 3, tone: "muted", children: "其他收货地址" },
      "次要的部分用 muted，级别不变。",
      "A lesser part is muted; its level stays.",
    ],
  ],
  bad: [
    [
      { level: 5, children: "工具与五金" },
      "为了字小而跳到五级：大纲断了，应改 size。",
      "Level 5 for the sake of small letters breaks the outline; change the size.",
    ],
    [
      { level: 2, children: "请注意：年终五金节期间部分地区快递停运，您的订单可能延迟送达，敬请谅解。" },
      "一整句话不是标题，用 Notice。",
      "A whole sentence is no heading; take a Notice.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "“工具与五金，标题，二级”。读屏用户按标题跳转，所以级别不能跳号；被截断的字仍会全部读出。",
    "“Tools, heading level 2”. People jump from heading to heading, so leave no level out; words that are cut are still read whole.",
  ],
  layout: [
    '块级，占满一行，没有外边距；与下面内容的距离由父级 Stack 决定。几行的标题各行长度会自动取齐。右边还要放链接时，一起放进 align="between" 的 Inline。',
    'A block as wide as its parent, without margins; the gap below is the Stack\'s around it. Several lines get about one length. For a link at its right put both into an Inline with align="between".',
  ],
  related: ["ui/Text", "parts/SectionHeading", "chrome/PageTitle"],
} satisfies ComponentDocs;
