import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "几样东西排成一行，各自多宽就多宽，间距相同，放不下自动换行。按钮组、标签、图标加文字都用它。",
    "Things side by side, each at its own width, evenly spaced; they wrap where they must. For buttons, tags, an icon with words.",
  ],
  instead: [
    ["ui/Stack", "一项在另一项下面", "One below the other"],
    ["ui/Grid", "每项要一样宽", "All shall be equally wide"],
    ["ui/Columns", "侧栏加正文", "A sidebar beside the content"],
  ],
  anatomy: [
    ["div:has(> button)", "一行：只管间距和对齐，没有底色", "row: gaps and alignment alone, no ground"],
    ["button:nth-child(2)", "一项：宽度按内容", "a child: as wide as its content"],
  ],
  states: [
    ["Between", "between：第一项靠左，最后一项靠右", "between: the first at the start, the last at the end"],
    [
      "Words",
      "不换行：名称占满剩下的宽度（fluid），金额不缩（content）",
      "No wrapping: the name takes what is left (fluid), the sum never shrinks (content)",
    ],
    ["WithinALine", "句子里的一小段（span）", "A part of a line of words (span)"],
    ["RowsCloser", "换行后，行距比左右间距小", "After wrapping, rows are closer than neighbours"],
    ["Narrow", "手机上竖排（stackBelow）", "On a phone one below the other (stackBelow)"],
  ],
  good: [
    [
      "Words",
      "大小和颜色写在 Inline 上一次，里面的字都跟着。",
      "Size and colour are said once, for all words in it.",
    ],
    [
      { align: "end" },
      "卡片脚部的按钮靠右，主要的排最后。",
      "Buttons at the foot of a card are at the end, the main one last.",
    ],
  ],
  bad: [
    [{ space: "none" }, "按钮贴在一起，手指容易按错。", "Buttons that touch are easily pressed by mistake."],
    [
      { alignY: "stretch", space: "xxxl" },
      "间距 48 像素：看不出这三个按钮是一组。",
      "48 px between them: they no longer look like one group.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    '不出声，按书写顺序读。是一组工具时给 role="toolbar" 和 aria-label；是清单时用 as="ul"。',
    'Silent; children are read in the order in which they are written. For tools give role="toolbar" with an aria-label, for a list as="ul".',
  ],
  layout: [
    '宽度占满父级（as="span" 时按内容）。左右间距 space 默认 8 像素，换行后的行距 rowSpace 默认相同。子项用 width 说谁伸、谁不缩。外面的距离由父级 Stack 决定。',
    'Fills its parent (as="span" is as wide as its content). Gaps are space, 8 px by default; rowSpace is that between rows. Children say by width who grows and who does not shrink. Room around it is the Stack\'s above.',
  ],
  related: ["ui/Stack", "ui/Grid", "ui/Columns", "ui/Text"],
} satisfies ComponentDocs;
