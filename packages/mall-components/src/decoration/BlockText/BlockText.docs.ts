import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "店家自己写的一段图文，放在白底上：店铺介绍、资质、采购须知。",
    "A text that the shop wrote, on a sheet of its own: who they are, certificates, how to buy.",
  ],
  instead: [
    [
      "parts/CleanRichText",
      "已有外框，只要排好的文字",
      "There is a frame already and only the text is needed",
    ],
    ["decoration/BlockNotice", "一两句短消息", "One or two short lines"],
    ["decoration/BlockPictures", "主要是图，要点图跳转", "Mostly pictures that lead somewhere"],
  ],
  anatomy: [
    ["div:has(> div > p)", "白底，圆角，有内边距", "sheet with padding"],
    ["p", "文字：样式统一，图片不会超出", "text in the mall's own style; media never wider than the sheet"],
  ],
  states: [
    ["Long", "标题、列表、表格都有样式", "Headings, lists and tables are styled"],
    ["None", "没有文字：不显示", "No text: nothing renders"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      { html: "<h3>关于我们</h3><p>宁波、温州两地自有仓库，承接非标定制与工程配套。</p>" },
      "有小标题，一段说一件事。",
      "A small heading, one matter a paragraph.",
    ],
  ],
  bad: [
    [
      {
        html: "<p><strong>本店郑重承诺所有商品均为正品，假一罚十，欢迎新老客户选购，批量采购请联系客服获取最低报价，全国包邮当天发货，支持七天无理由退换货。</strong></p>",
      },
      "整段加粗又不分段：重点没有了。",
      "All bold in one paragraph: nothing is stressed any more.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "按原文的标题、列表、表格读出；外框本身没有名字。",
    "Read by its own headings, lists and tables; the frame has no name.",
  ],
  layout: [
    "自己管白底和内边距，宽度占满父级；html 必须先清洗过，组件不再检查。",
    "Its own: sheet and padding, as wide as its parent. The HTML must be sanitised before; nothing is checked here.",
  ],
  related: ["parts/CleanRichText", "decoration/BlockFrame", "decoration/Decoration"],
} satisfies ComponentDocs;
