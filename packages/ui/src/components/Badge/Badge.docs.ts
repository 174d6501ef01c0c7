import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "一个小小的数或圆点：购物车几件、消息几条、有没有新的。可贴在图标的右上角，也可排在文字后面。",
    "A small count or dot: pieces in the cart, messages, whether there is news. On the corner of an icon or behind words.",
  ],
  instead: [
    ["ui/Tag", "要写状态或类别", "It names a state or a kind"],
    ["order/OrderStatusTag", "订单的状态", "The state of an order"],
    ["chat/PresenceMark", "客服在不在线", "Whether an agent is there"],
    ["ui/Notice", "要用一句话说明", "A sentence is needed"],
  ],
  anatomyStory: "Dot",
  anatomy: [
    ["svg", "它所贴的东西（children），可省", "what it sits on (children), optional"],
    [
      "svg + span",
      "点或数：颜色由 tone 决定，不挡按压；读屏读 label",
      "dot or count, coloured by tone; presses go through it; a screen reader says its label",
    ],
  ],
  states: [
    ["Tones", "四种颜色", "Four colours"],
    ["OnAnIcon", "贴在图标上", "On an icon"],
    ["Dot", "没有文字时是一个点", "Without text, a dot"],
  ],
  good: [
    [
      "OnAnIcon",
      "先截成“999+”再传，实数写进 label。",
      "Cut to “999+” before it is given, the real number in its label.",
    ],
    ["Dot", "数目不重要时只用点。", "A dot where the number does not matter."],
  ],
  bad: [
    [{ text: "0" }, "没有就不画：0 也会引人点开。", "Draw none for zero: a 0 makes people look, too."],
    [
      { text: "您有新的报价单等待确认" },
      "它不折行也不截断：一句话用 Notice，几个字用 Tag。",
      "It neither breaks nor cuts: a sentence is a Notice, a few words are a Tag.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "有 label 就读 label，不读数字；没有 label 读数字；没有 label 的点读不到。",
    "Its label in place of the count; without one the count; a dot without one says nothing.",
  ],
  layout: [
    "有 children 时自己贴在右上角，并伸出一半，父级不要裁切；没有时是一行里的一段，间距由父级决定。",
    "With children it sits on their upper end corner and reaches over it by half, so the parent must not clip; else it is part of a line, spaced by its parent.",
  ],
  related: ["ui/Tag", "ui/Icon", "ui/Tabs", "parts/ListTabs"],
} satisfies ComponentDocs;
