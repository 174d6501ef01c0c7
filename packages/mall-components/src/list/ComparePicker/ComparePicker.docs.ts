import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  isOverlay: true,
  purpose: [
    "从商品页点“对比”后，挑几件同类商品一起比；先替人勾好前几件。",
    "From a product's page: which goods of its kind it is compared with; the first ones are ticked already.",
  ],
  instead: [
    ["list/CompareTray", "在列表里逐件加入", "Goods are put in one by one from a list"],
    ["list/CompareDialog", "已经知道比哪几件", "What to compare is known"],
    ["ui/CheckboxGroup", "表单里的多选", "Several choices in a form"],
  ],
  anatomy: [
    ["[role=dialog] h2", "标题：和什么比", "heading: what it is about"],
    [
      "[role=dialog] li label",
      "勾选、图片、名称，下面是哪里不同",
      "tick, picture, name, and below them how it differs",
    ],
    ["[role=dialog] li > span", "价格", "price"],
    ["[role=dialog] span[aria-live]", "已选几件、最多几件", "how many are chosen, and how many at most"],
    ["[role=dialog] span[aria-live] + button", "对比；一件没选时停用", "compare; off while none is chosen"],
  ],
  states: [
    ["One", "只有一件同类商品", "One product of its kind"],
    ["Narrow", "手机上占满屏幕", "On a phone, the whole screen"],
  ],
  good: [
    [
      "Default",
      "先勾好三件，多数人直接按“对比”；选满后其余停用，下面说明上限。",
      "Three are ticked already and most people just press; then the others are off, and the limit is said below.",
    ],
  ],
  bad: [
    [
      "One",
      "只有一件可选，不必让人选：直接打开对比。",
      "There is one alone, so nothing to choose: open the comparison.",
    ],
  ],
  keyboard: [
    ...keys.dialog,
    ["Space", "勾选、取消焦点所在的商品", "ticks the focused product, or takes it out"],
  ],
  speech: [
    "打开时读标题；每项读“商品名，哪里不同，复选框”；勾选后自动读“已选 2 件，最多 3 件”。",
    "Its heading, then each product with how it differs and whether it is ticked; the number is read after each tick.",
  ],
  layout: [
    "窗口宽 600 像素，商品一行一件，长了在窗口内滚动；手机上占满屏幕。打开时才画它，products 已按相近程度排好。",
    "A window of 600 px, a product in each row, scrolling inside; on a phone the whole screen. The page draws it while it is open and gives products nearest first.",
  ],
  related: ["list/CompareDialog", "product/CompareButton", "ui/Dialog", "ui/Checkbox"],
} satisfies ComponentDocs;
