import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "品牌字号和颜色里的一段文字：正文、小字、编号、合计。页面里所有不是标题的字都用它。",
    "Words in the brand's sizes and colours: text, small print, numbers, sums. For all words that are no heading.",
  ],
  instead: [
    ["ui/Heading", "下面有内容的标题", "A title with content below it"],
    ["ui/Link", "能点的字", "Words that lead somewhere"],
    ["product/Price", "商品价格：大小不同的元和角分", "A price, with large yuan and small fen"],
    ["parts/RichText", "商家写的带格式的内容", "Formatted content that shops write"],
  ],
  anatomyStory: "Sizes",
  anatomy: [
    ["div > span:nth-child(1)", "xs 12：时间、注释", "xs 12: times, notes"],
    ["div > span:nth-child(2)", "s 13：次要信息、表格", "s 13: lesser facts, tables"],
    ["div > span:nth-child(3)", "m 14：正文，默认", "m 14: text, default"],
    ["div > span:nth-child(4)", "l 16：要先看的一句", "l 16: what is read first"],
    ["div > span:nth-child(5)", "xl 18：卡片里的重点数字", "xl 18: the figure of a card"],
  ],
  states: [
    ["Sizes", "五种字号", "Five sizes"],
    ["Tones", "九种颜色，按意思取名", "Nine colours, named by meaning"],
    ["Numeric", "数字等宽、靠右，位数对齐", "Digits of one width at the end line up"],
    ["Leading", "三种行距", "Three distances between lines"],
    ["LongCode", "很长的编号：随处可断", "A long code breaks anywhere"],
    ["LongChineseText", "两行后省略", "Cut after two lines"],
  ],
  good: [
    ["Numeric", "一列金额用等宽数字，小数点对齐。", "Sums in a column with digits of one width line up."],
  ],
  bad: [
    [
      { tone: "danger", children: "已售 128 件" },
      "红字没有出错：danger 必须和图标、错误一起用。",
      "Red, but nothing is wrong: danger goes with an icon and a fault.",
    ],
    [
      { tone: "faint", size: "xs", children: "不支持七天无理由退货" },
      "重要的条件写成最小最淡的字，等于藏起来。",
      "A term that matters in the smallest and palest letters is hidden.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    '只读文字，字号和颜色不读。被省略的字仍会全部读出；as="strong" 会带重音。划线价前请加“原价”二字，划线本身不读。',
    "The words alone, not their size or colour. What is cut is still read whole. A struck price needs words such as “former price”; the line is silent.",
  ],
  layout: [
    '默认是行内的 span；要自成一段用 as="p" 或 "div"。没有外边距。lines 让它变成块。在 Inline 里用 width 说伸缩。',
    'By default a span in the line; as="p" or "div" makes a block, lines does, too. No margins. Inside an Inline its width says who grows.',
  ],
  related: ["ui/Heading", "ui/Link", "product/Price", "ui/VisuallyHidden"],
} satisfies ComponentDocs;
