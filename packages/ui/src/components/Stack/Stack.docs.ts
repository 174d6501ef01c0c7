import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "几样东西一项接一项往下排，间距相同。页面、卡片、表单的竖向间距都由它管，组件自己不留外边距。",
    "Things one below the other, evenly spaced. It gives all vertical distances in pages, cards and forms, since components have no margins.",
  ],
  instead: [
    ["ui/Inline", "左右并排", "Side by side"],
    ["ui/Grid", "等宽的格子，一行几个", "Equal cells, several in a row"],
    [
      "ui/Form",
      "一个表单：已经竖排，还会找到出错的字段",
      "A form: it stacks, too, and finds the wrong field",
    ],
    ["ui/Divider", "要看得见的分隔", "What is apart shall be seen"],
  ],
  anatomy: [
    ["div:has(> div:nth-child(3))", "竖排：只管间距和对齐", "stack: gaps and alignment alone"],
    ["div > div:nth-child(2)", "一项：默认和父级一样宽", "a child: by default as wide as the stack"],
  ],
  states: [
    ["Centered", "居中，文字也居中", "Centred, its text too"],
    ["Wide", "窄屏 8 像素，宽屏 24 像素", "8 px apart on narrow screens, 24 px on wide ones"],
    ["AsList", "一份清单（ul）", "A list (ul)"],
    ["WithWords", "字号和颜色写一次，里面都跟着", "Size and colour once for all words in it"],
    ["Between", "和旁边一样高，首尾贴边", "As high as its neighbour, the ends at the edges"],
  ],
  good: [
    [
      "WithWords",
      "一组参数字小、靠近，看得出是一体。",
      "Small and close: one sees that they belong together.",
    ],
    [{ space: ["s", "xl"] }, "手机上省地方，大屏上松一点。", "Close on a phone, wider on a large screen."],
  ],
  bad: [
    [
      { align: "center" },
      "卡片居中后各有各的宽，左边不齐。阅读的内容用默认的 stretch。",
      "Centred cards have each its own width and a ragged edge; what is read takes the default, stretch.",
    ],
    [
      { space: "none" },
      "卡片的边线叠在一起，变成粗线。",
      "The lines of the cards meet and look like a thick one.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "不出声，按书写顺序读。是清单、导航、侧栏时用 as 选对元素，并用 aria-label 命名。",
    "Silent; children are read in the order in which they are written. For lists, navigations and asides choose the element by as and name it by aria-label.",
  ],
  layout: [
    '占满父级宽度，高度按内容。间距默认 12 像素。alignY 在父级给了高度时才看得出。在 Inline 里用 width="fluid" 占剩下的宽度。',
    'As wide as its parent, as high as its content; 12 px apart by default. alignY shows only where the parent gives it height. Inside an Inline width="fluid" takes what is left.',
  ],
  related: ["ui/Inline", "ui/Grid", "ui/Form", "ui/Surface"],
} satisfies ComponentDocs;
