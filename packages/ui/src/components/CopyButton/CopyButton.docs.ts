import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "把一个编号、口令或地址复制到剪贴板，并说“已复制”；浏览器不让复制时说“复制失败”。两秒后恢复原样。",
    "Copies a number, a code or an address and says so, or says that it could not; after two seconds it is as before.",
  ],
  instead: [
    [
      "parts/CopyText",
      "商城页面里：自带“已复制”，可以不打印",
      "In pages of the mall: brings its words, may be left out on paper",
    ],
    ["product/ShareDialog", "分享一个页面", "A page is handed on"],
    ["ui/Button", "不是复制", "It does something else"],
  ],
  anatomyStory: "WithWords",
  anatomy: [
    ["button", "按钮：只有图标，或带文字", "button, the icon alone or with words"],
    [
      "button svg",
      "图标：复制后变成勾，失败变成感叹号",
      "icon, a tick once it is copied, a mark where it could not be",
    ],
    ["[aria-live]", "看不见的播报：“已复制”“复制失败”", "unseen words that are read aloud"],
  ],
  states: [["WithWords", "带文字，高 36 像素", "With words, 36 px high"]],
  good: [
    [
      {
        labels: { copy: "复制物流单号 SF1029384756", copied: "已复制", failed: "复制失败" },
        text: "SF1029384756",
      },
      "名字说清复制什么，离开上下文也懂。",
      "Its name says what is copied, so that it is understood alone.",
    ],
  ],
  bad: [
    [
      {
        variant: "text",
        labels: { copy: "点击此按钮即可复制下方的收款账号信息", copied: "已复制", failed: "复制失败" },
      },
      "太长：写“复制账号”。",
      "Too long: write “copy account number”.",
    ],
    [
      { variant: "text", labels: { copy: "复制", copied: "复制", failed: "复制" } },
      "copied、failed 与原来一样：按了看不出有没有成功。",
      "Its words do not change: one cannot see whether it worked.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "“复制订单号，按钮”；按下后读“已复制”或“复制失败”，焦点不动。",
    "“Copy the order number, button”; then “copied”, or that it failed, with the focus where it was.",
  ],
  layout: [
    "跟在文字后面，间距由父级的 Inline 决定；带文字时宽度会随“已复制”变，右侧留点余地。",
    "Behind the text that it copies, spaced by an Inline; with words its width changes with “copied”, so leave room behind it.",
  ],
  related: ["parts/CopyText", "ui/IconButton", "ui/LiveRegion"],
} satisfies ComponentDocs;
