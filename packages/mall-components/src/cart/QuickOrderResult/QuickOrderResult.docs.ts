import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "快速下单的识别结果：每行货号查到什么、改了什么、为什么不行，最后一次加入购物车或清单。",
    "What was found for a list of codes: a row for each, what was changed or cannot be, and one press for the cart or a list.",
  ],
  instead: [
    ["cart/CartShopGroup", "已经在购物车里", "The goods are in the cart already"],
    ["list/OrderTable", "从商品列表批量下单", "Ordering from a list of goods"],
    ["saved/PurchaseListTable", "保存好的采购清单", "A purchase list that is kept"],
  ],
  anatomy: [
    [
      "section > div:first-child > span",
      "几行、几行可买、几行改过",
      "lines, how many can be bought, how many were changed",
    ],
    ["ol > li:first-child b", "第几行、货号", "line and code"],
    ["ol > li:first-child > div", "查到的商品和说明", "what was found, with notes"],
    [
      "ol > li:first-child [role=group]",
      "数量，已按起订量和倍数调整",
      "quantity, brought to minimum and multiples",
    ],
    ["ol > li:nth-child(5) button", "几个匹配：选一个", "several matches: choose one"],
    [
      "section > div:last-child > button:last-child",
      "底部：合计、存清单、加入购物车",
      "foot: sum, save as a list, add to the cart",
    ],
  ],
  states: [
    [
      "OfAWorkbook",
      "来自 Excel：补零、日期、公式都要核对",
      "Of a workbook: zeros, dates and formulas to check",
    ],
    ["ForAList", "加入一份采购清单", "For a purchase list"],
    ["ManyRows", "5,000 行：每页 100 行，要分几次结算", "5,000 rows: 100 a page, and several settlements"],
    ["Adding", "正在加入购物车", "On its way into the cart"],
    ["NothingFound", "一行也没找到：按钮停用", "Nothing found: the buttons are off"],
    ["Added", "一行已加入，一行没加，原因在行内", "One added, one not, the reason in its row"],
    [
      "Narrow",
      "手机上：一行变成几行，不显示小计",
      "On a phone: a row is several lines, without its subtotal",
    ],
  ],
  good: [
    [
      "Added",
      "每行说自己的结果，没加进去的留着能再试。",
      "Each row has its result; what was not added is left to try again.",
    ],
    [
      "OfAWorkbook",
      "看着像货号、其实是日期的单元格标出来请人核对。",
      "A cell that looks like a code and is a date is marked to be checked.",
    ],
  ],
  bad: [
    [
      "NothingFound",
      "没找到又不给 suggestions：人只能回去逐行对。",
      "Not found, and no suggestions: one has to go back line by line.",
    ],
  ],
  keyboard: [
    ...keys.button,
    ["↑ ↓", "数量加减一步", "one step more or fewer"],
    ["Enter", "确认输入的数量；打开商品", "takes the typed quantity; opens the product"],
  ],
  speech: [
    "“识别结果”区域，先读总数；每行读“第 5 行 SAME”；候选读“选择”加货号、名称、价格；加入的结果逐行读出。",
    "A region named as what was found, with its sums first; each row is read by line and code; a match as “choose” with code, name and price; results are read row by row.",
  ],
  layout: [
    "自己管列、分页和吸在底部的合计栏（窗口矮于 480 像素时不吸）；宽度占满父级，窗口 768 像素起排成五列。放在页面的 form 里，接在 QuickOrderForm 下面的 Surface 上。",
    "Its own: columns, pages, and a foot that sticks (not in windows lower than 480 px). As wide as its parent, five columns from 768 px. Inside the page's form, on a Surface below QuickOrderForm.",
  ],
  related: ["cart/QuickOrderForm", "quote/QuoteLink", "product/GoodsLine", "ui/NumberStepper"],
} satisfies ComponentDocs;
