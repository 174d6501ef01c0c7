import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "两个装修模块之间的停顿：一条虚线和上下的空白，三种大小。",
    "A pause between two blocks of a decoration: a dashed line with room above and below, in three sizes.",
  ],
  instead: [
    ["ui/Divider", "页面其他地方分隔内容", "Dividing content anywhere else"],
    ["ui/Stack", "只要距离，不要线", "Distance without a line"],
    ["decoration/BlockFrame", "用标题分段，更清楚", "A heading divides more clearly"],
  ],
  anatomy: [["hr", "虚线；空白在它的上下", "dashed line; the room is above and below it"]],
  states: [
    ["Default", "小：上下各一小格", "Small: a little above and below"],
    ["Medium", "中：换一个话题", "Medium: another subject"],
    ["Large", "大：页面分成两大段", "Large: divides the page in two"],
  ],
  good: [
    [
      { size: "m" },
      "促销模块之后、介绍店铺之前停一下。",
      "A pause after the offers, before the shop speaks of itself.",
    ],
  ],
  bad: [
    [
      { size: "l" },
      "每个模块之间都放大号：Decoration 已有间距，页面变得很空。",
      "Large between all blocks: Decoration has its distances, the page becomes empty.",
    ],
  ],
  keyboard: keys.none,
  speech: ["读作“分隔线”，多数读屏会跳过。", "Read as a separator, which most screen readers pass over."],
  layout: [
    "只有上下外边距，加在 Decoration 的间距之外；宽度占满父级。",
    "Margins above and below only, on top of Decoration's distances; as wide as its parent.",
  ],
  related: ["ui/Divider", "decoration/Decoration"],
} satisfies ComponentDocs;
