import type { ComponentDocs } from "../../component-docs/index.ts";

export default {
  purpose: [
    "购买数量：减、加，也可以直接输入。起订量、库存、整箱倍数不合适时，自动改成最近的数并说明原因。",
    "A quantity to buy: minus, plus, or typed. What the least, the stock or the pack size does not allow becomes the nearest number, and it says why.",
  ],
  instead: [
    ["ui/MoneyField", "金额", "An amount of money"],
    [
      "ui/Slider",
      "大致的比例，位置比数字重要",
      "A rough share, where the place matters more than the figure",
    ],
    ["ui/Select", "只有几个固定的数可选", "Only a few numbers can be chosen"],
    ["product/QuickAdd", "列表里带加购按钮的数量", "A quantity with its button in a list"],
  ],
  anatomy: [
    ["button:first-child", "减：到最小值时停用", "minus: off at the least"],
    ["input", "数量：得到焦点时全选，直接输入就能替换", "number: selected on focus, so typing replaces it"],
    ["button:last-child", "加：下一步会超过上限时停用", "plus: off where the next step would be too much"],
  ],
  states: [
    ["Sizes", "三种高度：28、36、44 像素", "Three heights: 28, 36, 44 px"],
    [
      "SaysWhyItChanged",
      "5 个起订、按 5 递增、最多 60：输入 500 试试",
      "From 5, in fives, 60 at most: type 500 and see",
    ],
    ["TypedRubbishGoesBack", "输入的不是数：离开时恢复原来的数", "What is no number goes back on leaving"],
    ["InAStack", "在竖排里也不会被拉宽", "In a Stack it is not stretched"],
    ["Disabled", "不能改", "Cannot be changed"],
  ],
  good: [
    [
      "SaysWhyItChanged",
      "给出 reason，数被改掉时人知道为什么。",
      "With a reason people learn why their number was changed.",
    ],
  ],
  bad: [
    [
      { defaultValue: 5000, max: 5000, step: 1 },
      "上千件还要一下一下按：step 请用整箱数。",
      "Thousands one by one: give the pack size as its step.",
    ],
    [
      { min: 5, max: 5, defaultValue: 5 },
      "两边都停用，没有可选的：只写文字“5 件起订”。",
      "Both buttons are off and there is nothing to choose: write “5 at least”.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "减、输入框、加之间移动", "between minus, number and plus"],
    ["↑ ↓", "在输入框：加一步、减一步", "in the number: a step more or less"],
    ["Enter", "在输入框：确认输入的数", "in the number: takes what is typed"],
    ["Esc", "在输入框：放弃输入，恢复原数", "in the number: drops what is typed"],
    ["Enter / Space", "按下减、加", "presses minus or plus"],
  ],
  speech: [
    "一组，读“数量”；输入框读“数量，1，旋转按钮”和上下限。数被改动时读出原因（aria-live），并连到输入框的描述。",
    "A group named by its label; the number is a spin button with its value, least and most. Why a number was changed is read at once and becomes its description.",
  ],
  layout: [
    "按内容宽，不随父级变宽；触屏上两个按钮加宽到 44 像素。原因出现在下面一行，会把下文推下去，列表里请留出这一行。",
    "As wide as its parts wherever it is; under fingers both buttons are 44 px wide. The reason is a line below and moves what follows, so leave room for it in lists.",
  ],
  related: ["product/QuickAdd", "product/BuyBox", "cart/CartLine", "ui/MoneyField"],
} satisfies ComponentDocs;
