import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  status: "new",
  purpose: [
    "一行放不下的卡片，横向滚动着看。手指、按键、按钮、圆点都能翻；不会自己动。",
    "Cards that do not fit into one row, scrolled sideways by finger, keys, buttons and dots; never by itself.",
  ],
  instead: [
    ["ui/Grid", "内容重要，应该都看得见", "What counts should be seen at once"],
    ["ui/Tabs", "几块内容有名字，只看一块", "Named parts, one of which is seen"],
    ["ui/Pagination", "很多页的列表", "A list of many pages"],
  ],
  anatomy: [
    ["ul", "一行，浏览器自己滚动", "the row, scrolled by the browser"],
    ["li", "一张卡片，停在边上", "a card, which comes to rest at the edge"],
    ["ul + div > button", "上一页、下一页；到头停用", "previous and next, disabled at the ends"],
    ["[aria-current]", "当前页的圆点", "the dot of this page"],
  ],
  states: [
    ["ThreeAtOnce", "一次三张，窄屏两张", "Three at once, on narrow screens two"],
    ["FourAtOnce", "一次四张", "Four at once"],
    ["AllSeen", "都放得下：没有按钮", "All are seen: no buttons"],
    ["LongChineseText", "卡片一样高", "Cards of one height"],
    ["Narrow", "手机上两张", "On a phone two"],
  ],
  good: [
    ["ThreeAtOnce", "同类的卡片，不看后面的也不耽误。", "Cards of one kind, of which none has to be seen."],
  ],
  bad: [
    [
      "Default",
      "把重要的活动放在第三页：多数人看不到。",
      "What counts is on the third page, which few will see.",
    ],
  ],
  keyboard: [...keys.button, ["← →", "焦点在这一行时滚动", "scrolls while the row has the focus"]],
  speech: [
    "读作带名字的区域和列表，每张卡片有自己的名字；圆点读第几页、共几页，当前的读“当前”。",
    "A region and a list with its label, each card with its name; a dot reads which page of how many, and the current one is told.",
  ],
  layout: [
    "填满父级给的宽度，卡片等宽等高；没有外边距。没有脚本时仍能横向滚动。",
    "Fills the width it is given, with cards of one width and height; no outer margin. Without script it can be scrolled all the same.",
  ],
  related: ["ui/Grid", "ui/Tabs", "ui/Pagination"],
} satisfies ComponentDocs;
