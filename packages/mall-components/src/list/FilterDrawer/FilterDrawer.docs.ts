import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  isOverlay: true,
  purpose: [
    "手机上的“筛选”按钮和它打开的抽屉，让第一屏先看到商品；选条件时抽屉不关。",
    "A phone's “Filters” button and the drawer that it opens, so that the goods are on the first screen; it stays open while one chooses.",
  ],
  instead: [
    ["list/FacetPanel", "宽屏，条件直接放在页面上", "In a wide window, where filters are in the page"],
    [
      "list/ListToolbar",
      "列表页：它里面已经带了这个抽屉",
      "A list's page: the toolbar has this drawer already",
    ],
    ["ui/Dialog", "和筛选无关的抽屉", "A drawer for anything else"],
  ],
  anatomy: [
    ["[role=dialog] h2", "抽屉标题", "the drawer's heading"],
    ["[role=dialog] [data-filters]", "条件，从页面传进来", "the filters, given by the page"],
    ["[role=dialog] > div:last-child button", "查看几个结果：关掉抽屉", "show the results: closes it"],
  ],
  states: [
    ["Closed", "收起：按钮上写着选了两个条件", "Closed: the button says that two are chosen"],
    ["NothingChosen", "什么都没选：没有数字", "Nothing chosen: no number"],
    ["CountUnknown", "结果数未知：没有底部按钮", "Number of results unknown: no button at the foot"],
  ],
  good: [
    [
      "Default",
      "底部按钮写清有多少结果，选一个就跟着变。",
      "Its foot says how many are found, and follows each choice.",
    ],
  ],
  bad: [
    [
      "NothingChosen",
      "已经选了条件却不传 chosenCount：按钮上看不出正在筛选。",
      "Filters are chosen and chosenCount is not given: the button does not show it.",
    ],
  ],
  keyboard: keys.dialog,
  speech: [
    "按钮读“筛选 2，按钮，打开对话框”；打开读“筛选，对话框”；关闭后焦点回到按钮。",
    "The button with the number chosen; then the dialog by its heading; afterwards the focus is back at the button.",
  ],
  layout: [
    "按钮只在 768 像素以下、有脚本时出现，靠右；抽屉贴右边、和屏幕一样高，条件上下排、间距 l。里面的条件自己用 onlyInDrawer，在手机页面上不重复。",
    "The button is there below 768 px and with script, at the end of its line; the drawer is at the right, as high as the screen, its filters at a gap of l. Filters use onlyInDrawer, so that the page does not show them twice.",
  ],
  related: ["list/FacetPanel", "list/ListToolbar", "ui/Dialog", "ui/Badge"],
} satisfies ComponentDocs;
