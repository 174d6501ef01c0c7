import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  isOverlay: true,
  purpose: [
    "固定在每页底部的对比栏：攒着要比的商品，收起时只露一条头。",
    "At the foot of every page, what is to be compared; folded it is its head alone.",
  ],
  instead: [
    ["list/CompareDialog", "看对比结果", "The comparison itself"],
    ["list/ComparePicker", "从同类商品里一次选好", "Choosing among goods of a kind at once"],
    ["product/CompareButton", "列表里每件商品的“对比”按钮", "The button of each product in a list"],
  ],
  anatomy: [
    ["[aria-expanded]", "名称和件数，按下展开或收起", "name and number; opens and folds it"],
    ["[aria-expanded] ~ button", "清空", "clear"],
    ["[aria-haspopup=dialog]", "对比；少于两件时停用", "compare; off with fewer than two"],
    ["li a", "商品；已下架的没有链接", "a product; no link where it is sold no more"],
    ["li button", "移出对比", "take it out"],
    ["li[aria-hidden]", "空位", "room for one more"],
  ],
  states: [
    ["Folded", "收起：打开页面时的样子", "Folded, as a page that was just opened has it"],
    ["One", "一件：说还差一件", "One: says that one more is needed"],
    ["Coming", "名称还没读到", "Names are still asked for"],
    ["Gone", "下架的没有链接，查不到的写编号", "Sold no more: no link; unknown: its number"],
    ["Full", "第五件放不下：说明先移除", "The fifth finds no room: remove one first"],
    ["Narrow", "手机上两列，没有图片", "On a phone two columns, no pictures"],
  ],
  good: [
    ["Full", "放不下时栏自己打开，说明怎么办。", "When there is no room it opens and says what to do."],
    ["Folded", "新页面只露一条头，不挡商品。", "On another page its head alone, in the way of nothing."],
  ],
  bad: [
    [
      "Coming",
      "读不到名称却一直显示“…”：传空名称，会改写编号。",
      "Names never come and it shows dots for ever: give an empty name, and it says the number.",
    ],
  ],
  keyboard: [...keys.button, ["Enter", "打开商品", "opens a product"]],
  speech: [
    "名为“对比栏”的区域；展开按钮读“对比栏 3/4，已展开”；放满、只有一件时的提示自动读出；移出按钮带商品名，空位不读。",
    "A region named as the comparison; its toggle says the number and whether it is open; hints are read by themselves; each cross names its product, room is silent.",
  ],
  layout: [
    "自己固定在屏幕底部正中，手机上浮在页脚操作栏之上；给 body 留出高度，并让别的吸底栏升到它上面（--mall-compareTray-foot）。每页只放一个，没有商品时什么也不画。",
    "It is fixed at the foot of the screen, on a phone above the page's own bar; it keeps room on the body and lifts other bars by --mall-compareTray-foot. One a page; with no goods it draws nothing.",
  ],
  related: ["list/CompareDialog", "product/CompareButton", "list/ProductGrid"],
} satisfies ComponentDocs;
