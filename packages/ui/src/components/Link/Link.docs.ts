import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "去另一个页面或本页某处的文字。由应用的路由打开；没有脚本时也是普通链接。",
    "Words that lead to another page or place. The application's router opens it; without script it is a plain link.",
  ],
  instead: [
    ["ui/Button", "做一件事，不换页面", "It does something and leads nowhere"],
    ["ui/ButtonLink", "去另一页，而且是这里最主要的动作", "It leads away and is the main act of its place"],
    ["ui/Breadcrumbs", "从首页到当前页的一串链接", "The way from home to this page"],
    ["ui/Tabs", "在几个并列的视图之间切换", "It switches between views of one thing"],
  ],
  anatomyStory: "Tones",
  anatomy: [
    ["a:nth-child(1)", "link：默认，正文和列表里的链接", "link: default, in text and lists"],
    [
      "a:nth-child(2)",
      "neutral：商品名、店铺名，悬停才变色",
      "neutral: names of products and shops, coloured on hover",
    ],
    ["a:nth-child(3)", "muted：次要的，例如“查看规则”", "muted: of less weight, such as rules"],
    [
      "a:nth-child(4)",
      "inherit：颜色随周围，例如在提示条里",
      "inherit: the colour around it, such as in a notice",
    ],
  ],
  states: [
    ["Tones", "四种颜色，一直有下划线", "Four colours, always underlined"],
    ["External", "外部网站：开新标签页", "Another site: opens a new tab"],
    ["ByTheRouter", "用路由自己的链接组件（LinkProvider）", "Drawn by the router's own link (LinkProvider)"],
    ["Disabled", "暂时没有地址：变灰、不能点", "No address for the moment: grey, leads nowhere"],
  ],
  good: [
    [
      { children: "查看退换货规则", underline: "always" },
      "句子里的链接一直有下划线，不只靠颜色分辨。",
      "Inside a sentence it is always underlined, not told by colour alone.",
    ],
    [
      { children: "世达 120 件套综合工具组套", tone: "neutral" },
      "商品列表里用 neutral，不让满屏都是蓝字。",
      "In a list of products neutral keeps the page from turning blue.",
    ],
  ],
  bad: [
    [
      { children: "点击这里" },
      "离开上下文就不知道去哪里。写目的地。",
      "Alone it does not say where to. Name the target.",
    ],
    [
      { children: "删除订单", tone: "link" },
      "删除是动作，不是去处：用 Button。",
      "To delete is an act and no place: take a Button.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "“商品列表，链接”；当前页加读“当前页面”（aria-current）；没有地址时读“链接，不可用”，而且 Tab 跳过。外部链接不会读“新窗口”，需要时写进文字。",
    "“Products, link”, with aria-current also “current page”; without an address “link, dimmed”, and Tab passes over it. A new tab is not announced: say so in the words where it matters.",
  ],
  layout: [
    "行内，按内容宽，没有外边距；里面的图标与文字间距 4 像素。手机和触屏上可点区域自动加高到 28 像素，不影响排版。一串链接放进 Inline 或 Stack。",
    "In the line, as wide as its words, without margins; 4 px between an icon and the words. On phones and under fingers its target grows to 28 px without moving anything. Several go into an Inline or a Stack.",
  ],
  related: ["ui/ButtonLink", "ui/Button", "ui/Breadcrumbs", "parts/FigureLinks"],
} satisfies ComponentDocs;
