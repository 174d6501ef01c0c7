import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "只给读屏软件的文字：图上只有数字，这里补全“12 件商品在购物车里”。",
    "Words for screen readers alone: where only a figure is seen they complete it, “12 products in the cart”.",
  ],
  instead: [
    ["ui/LiveRegion", "变化时要读出来", "It shall be read when it changes"],
    ["ui/Text", "对所有人都有用，就让所有人看到", "It helps all, so all shall see it"],
    ["ui/SkipLink", "看不见的、能聚焦的链接", "An unseen link that takes the focus"],
    ["ui/Icon", "给图标起名：用它的 label", "A name for an icon is its label"],
  ],
  anatomy: [
    ["span:has(> span)", "看得见的：12", "what is seen: 12"],
    ["span > span", "看不见的：接在后面读", "what is unseen: read after it"],
  ],
  states: [["Default", "看上去只有“12”", "Only “12” is seen"]],
  good: [["Default", "和看得见的字连起来是一句通顺的话。", "With what is seen it makes one sentence."]],
  bad: [
    [
      { children: " 满 199 元包邮，详见活动规则" },
      "优惠条件只有读屏用户知道，别人看不到。",
      "A condition that only people who listen learn of.",
    ],
    [{ children: " 12" }, "重复已有的数字，读成“12 12”。", "It repeats the figure: “12 12”."],
  ],
  keyboard: keys.none,
  speech: [
    '和前后文字连着读：“12 件商品在购物车里”。注意自己留空格。as="h2" 时是标题，as="caption" 时是表名，都能跳到。',
    "Read with the words around it, so mind the space between. As an h2 it is a heading, as a caption a table's name, and can be jumped to.",
  ],
  layout: [
    "绝对定位的 1 像素，不占地方，不影响间距。里面不要放按钮和链接，键盘用户会找不到焦点。",
    "An absolute pixel that takes no room and no gap. Put no buttons or links into it: people would lose sight of the focus.",
  ],
  related: ["ui/LiveRegion", "ui/SkipLink", "ui/Badge"],
} satisfies ComponentDocs;
