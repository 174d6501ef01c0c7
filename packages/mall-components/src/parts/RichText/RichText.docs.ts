import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "显示别人写的 HTML，先在浏览器里净化：脚本、外站图片、盖住页面的样式都去掉，要读的字留下。",
    "Shows HTML written by others, sanitised in the browser first: scripts, pictures from elsewhere and styles that cover the page go, what is to be read stays.",
  ],
  instead: [
    [
      "parts/CleanRichText",
      "后端已经净化，可省去 DOMPurify",
      "The back end sanitises already; does without DOMPurify",
    ],
    ["ui/Text", "纯文字", "Plain text"],
    ["decoration/BlockText", "装修页里的一段文字", "A text of a decorated page"],
  ],
  anatomy: [
    ["h2", "标题：各级同一大小", "heading, all levels in one size"],
    ["p", "段落", "paragraph"],
    ["ul", "列表", "list"],
    ["table", "表格：太宽时自己横向滚动", "table, scrolls sideways when too wide"],
  ],
  states: [
    ["Attacked", "带攻击的 HTML：只剩文字", "HTML with attacks: only the words are left"],
    ["NamedHosts", "只留指定站点的视频", "Only videos of named hosts stay"],
  ],
  good: [["NamedHosts", "把自己的视频站写进 hosts。", "The shop's own host of videos is named in hosts."]],
  bad: [
    [
      {
        html: "<p>安装尺寸见下图：</p><img src='https://elsewhere.example/size.png' alt='安装尺寸图'><p>如图所示，孔距为 60 mm。</p>",
      },
      "图床没写进 hosts：图被去掉，“见下图”落空。",
      "The pictures' host is not named: the picture is gone and “see below” points to nothing.",
    ],
    [
      { html: "最大钻孔直径：13 mm\n电池：18 V 4.0 Ah\n质保：三年" },
      "纯文字的换行会丢：用 Text 的 keepsBreaks。",
      "Plain text loses its line breaks: take Text with keepsBreaks.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "按净化后的标题、列表、表格、链接读；脚本到达前先读纯文字，内容一样。",
    "Headings, lists, tables and links as they are left; before its script comes the plain words are read.",
  ],
  layout: [
    "与 CleanRichText 相同：占满父级宽度，关在框里。服务器先画纯文字，净化后换成排版，高度会变；下面不要放要马上点的东西。",
    "As CleanRichText: as wide as its parent, kept in its box. A server draws plain words, which the laid-out text replaces, so its height changes; put nothing below that is pressed at once.",
  ],
  related: ["parts/CleanRichText", "decoration/BlockText", "entry/TermsDocument", "ui/Text"],
} satisfies ComponentDocs;
