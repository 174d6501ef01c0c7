import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "放内容的一张纸：白底、边线、阴影、圆角按品牌来。一块相关的内容放一张。",
    "A sheet that content lies on: the ground, line, shadow and corners of the brand. One for each block that belongs together.",
  ],
  instead: [
    ["ui/Notice", "一条提醒或结果", "A hint or a result"],
    ["ui/Frame", "整页居中的版心", "The centred width of a page"],
    ["ui/Divider", "只要一条分隔线", "A line between is enough"],
    ["parts/CenterSection", "个人中心里带标题的一块", "A block of the user centre, with its heading"],
  ],
  anatomyStory: "Variants",
  anatomy: [
    ["div:first-child:has(+ div)", "card：边线加浅阴影，默认", "card: line and low shadow, default"],
    ["div > div:nth-child(2)", "flat：只有底色", "flat: ground alone"],
    ["div > div:nth-child(3)", "outline：只有边线", "outline: a line alone"],
    [
      "div > div:nth-child(4)",
      "sunken：比页面低，放次要内容",
      "sunken: lower than the page, for what matters less",
    ],
    ["div > div:nth-child(5)", "raised：浮起，贴边停住的条", "raised: floats, for bars that stay"],
  ],
  states: [
    ["Variants", "五种样子", "Five looks"],
    ["Tones", "四种底色", "Four grounds"],
    ["LongChineseText", "长文字在里面换行", "Long text wraps inside"],
  ],
  good: [
    [
      { as: "section", "aria-label": "收货地址", padding: "xl" },
      "一块内容一张，并给区域起名。",
      "One sheet for one block, and the region has a name.",
    ],
  ],
  bad: [
    [
      { tone: "warning", variant: "raised" },
      "普通地址用了警告色：人会找哪里出错。",
      "An address on a ground of warning: people look for what is wrong.",
    ],
    [
      { padding: "none" },
      "文字贴着边线。none 只给碰到边的图片，加 clips。",
      "Words touch the line. none is for pictures that reach the edge, with clips.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    'div 不出声。as="section" 加 aria-label 或 aria-labelledby 后是有名字的区域，可以跳过去。',
    "A div is silent. As a section with an aria-label or aria-labelledby it is a named region that one can jump to.",
  ],
  layout: [
    "占满父级宽度，高度按内容，默认内边距 16 像素，没有外边距。里面用 Stack 排；几张之间的距离由外面的 Stack 或 Grid 给。不要一张套一张。",
    "As wide as its parent, as high as its content, 16 px inside by default, no margins. A Stack lays out what is in it, a Stack or Grid around it what is between. Do not put one into another.",
  ],
  related: ["ui/Stack", "ui/Grid", "ui/Frame", "parts/CenterSection"],
} satisfies ComponentDocs;
