import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  isOverlay: true,
  purpose: [
    "把商品转给同事：复制链接、手机扫码，能用系统分享时多一个按钮。",
    "Hands a product on: its address to copy, a code for a phone, and the system's own way where there is one.",
  ],
  instead: [
    ["parts/CopyText", "只要复制一个链接", "Copying an address alone"],
    ["parts/QrCode", "只要一个二维码", "A code alone"],
    ["entry/LoginQr", "扫码登录", "Signing in by a code"],
  ],
  anatomy: [
    ["[role=dialog] h2", "标题：分享商品", "heading"],
    ["[role=dialog] img", "二维码：黑白，任何主题都扫得出", "the code: black on white in every theme"],
    ["[role=dialog] strong", "商品名，最多两行", "name, two lines at most"],
    ["[role=dialog] strong + span", "完整链接，可以手动选中", "the whole address, which can be selected"],
    ["[role=dialog] strong ~ div button", "复制链接；后面是“更多方式”", "copy; behind it the system's way"],
  ],
  states: [
    [
      "OfTheSystem",
      "浏览器能调系统分享：多一个“更多方式”",
      "A browser that can hand it to the system: one more button",
    ],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Default",
      "链接带 skuId：对方打开就是同一个规格。",
      "The address holds the SKU, so the other one sees the same variant.",
    ],
  ],
  bad: [
    [
      "OfTheSystem",
      "不检查浏览器就给 onShare：桌面上按了没有反应。",
      "onShare without asking the browser: on most desktops the press does nothing.",
    ],
  ],
  keyboard: keys.dialog,
  speech: [
    "打开读“分享商品，对话框”；二维码读作图片“用手机扫码打开此商品”；复制后读“已复制”。",
    "Its heading, “dialog”; the code is an image that says what it is for; after copying it says so.",
  ],
  layout: [
    "小号对话框，内容居中一列；链接长了换行。画在 body 上。",
    "A small dialog with one centred column; a long address wraps. Drawn on the body.",
  ],
  related: ["parts/QrCode", "parts/CopyText", "ui/Dialog"],
} satisfies ComponentDocs;
