import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "两部分之间的一条细线，横或竖。只在间距还不够分清时用。",
    "A thin line between two parts, across or down. For where distance alone does not part them.",
  ],
  instead: [
    ["ui/Stack", "拉开间距就够了", "Distance is enough"],
    ["ui/Surface", "两部分各成一块", "Each part is a sheet of its own"],
    ["ui/Accordion", "可展开的几段：线是它自带的", "Parts that open, which bring their lines"],
  ],
  anatomyStory: "Vertical",
  anatomy: [["[class*=Divider_]", "线：一像素，实线或虚线", "line of one pixel, solid or dashed"]],
  states: [
    ["Dashed", "虚线", "Dashed"],
    ["Vertical", "竖线，在一行文字之间", "Vertical, between words in a line"],
  ],
  good: [["Vertical", "同一行里并列的短词之间。", "Between short words of one line."]],
  bad: [
    [
      { orientation: "vertical" },
      "竖线不在 Inline 里：没有东西可分，只剩一截。",
      "A vertical one outside of an Inline has nothing to part and is a stump.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "读不到：它没有角色，分组要靠标题和列表。",
    "Nothing: it has no role, since headings and lists already say what belongs together.",
  ],
  layout: [
    "横线占满父级宽度；竖线与同一行的最高者等高，至少一个字高。线两边的距离由父级的 Stack 或 Inline 决定。",
    "Across, it is as wide as its parent; down, as high as its line, one letter at least. The space on both sides is the parent's, a Stack or an Inline.",
  ],
  related: ["ui/Stack", "ui/Inline", "ui/Surface"],
} satisfies ComponentDocs;
