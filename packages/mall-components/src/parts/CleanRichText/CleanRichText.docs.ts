import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "显示已经净化过的商家 HTML：统一成商城的字体和表格样式，关在自己的框里，撑不破也盖不住页面。",
    "Shows a seller's HTML that is sanitised already: in the mall's type and tables, kept in its box, unable to overflow or cover the page.",
  ],
  instead: [
    ["parts/RichText", "HTML 还没有净化", "The HTML is not sanitised yet"],
    ["ui/Text", "纯文字，只有换行", "Plain text with line breaks"],
    ["decoration/BlockText", "装修页里的一段文字", "A text of a decorated page"],
    ["entry/TermsDocument", "协议全文，带目录", "A whole agreement"],
  ],
  anatomy: [
    ["h2", "标题：各级同一大小", "heading, all levels in one size"],
    ["ul", "列表：圆点或数字", "list, with dots or numbers"],
    ["table", "表格：太宽时自己横向滚动", "table, scrolls sideways when too wide"],
    ["blockquote", "引用：左边一条线", "quotation, with a line at its side"],
  ],
  states: [
    [
      "Eager",
      "马上排版：给要打印、有锚点的文字",
      "Laid out at once, for texts that are printed or have anchors",
    ],
    ["StaysInItsBox", "很宽的表格和图片：不撑破", "A wide table and picture: nothing overflows"],
  ],
  good: [
    [
      "StaysInItsBox",
      "商家写多宽都不会横向滚动整页。",
      "However wide a seller writes, the page does not scroll sideways.",
    ],
  ],
  bad: [
    [
      { html: "最大钻孔直径：13 mm\n电池：18 V 4.0 Ah\n质保：三年" },
      "传了纯文字，换行全没了：用 Text 的 keepsBreaks。",
      "Plain text loses its line breaks here: take Text with keepsBreaks.",
    ],
    [
      { html: "<p><b>产品优势</b></p><p>· 无刷电机</p><p>· 两档变速</p>" },
      "用粗体和圆点假装标题、列表：读屏跳不到，样式也不统一。",
      "Bold letters and dots in place of headings and lists: a screen reader cannot jump to them.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "按 HTML 里的标题、列表、表格读；图片读 alt，没有 alt 的图什么也不说，写商品图时要给。",
    "Headings, lists and tables as in the HTML; pictures by their alt, which sellers should write.",
  ],
  layout: [
    "占满父级宽度，段落间距是自己的；进入屏幕前不排版，先按 840 像素留高。不要在里面放商城的组件。",
    "As wide as its parent, with its own distance of paragraphs; not laid out before it comes near the screen, with 840 px kept for it. No components go inside.",
  ],
  related: ["parts/RichText", "ui/Text", "entry/TermsDocument", "home/NoticeArticle"],
} satisfies ComponentDocs;
