import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "批量下单：一个商品的所有规格列成表，各填数量，可从 Excel 粘贴，一次加购。",
    "Many variants of one product in a table with a number each: typed, stepped or pasted from Excel, and added at once.",
  ],
  instead: [
    ["product/BuyBox", "一次买一个规格", "One variant at a time"],
    ["cart/QuickOrderForm", "多个商品按货号下单", "Different products by their codes"],
    ["list/OrderTable", "列表页按规格逐行下单", "Variants of a whole list in rows"],
    ["saved/PurchaseListTable", "采购清单", "A purchase list"],
  ],
  anatomy: [
    ["section > p", "提示：可以粘贴“数量”或“货号、数量”", "hint: what can be pasted"],
    ["[role=tablist]", "第一个规格做页签，写已选件数", "the first option as tabs, with how many are chosen"],
    ["[role=rowheader]", "其余规格名，后面是货号、单价、库存", "the other options; then code, prices, stock"],
    ["[role=gridcell] input", "数量：空就是不要", "the number: empty is none"],
    [
      "section > div:last-child",
      "合计与“全部加入购物车”，吸在底部",
      "sum and the button for all, kept at the foot",
    ],
  ],
  states: [
    ["Swatches", "页签带图，写已选 12", "Tabs with pictures and counts"],
    ["OneSpecification", "只有一种规格：没有页签", "One option: no tabs"],
    ["ForMembersLess", "会员价", "A price of members"],
    ["Faulty", "数量不合规则：行内写原因，不替人改", "Wrong numbers: why is at each row, nothing is cut"],
    ["PartlyAdded", "部分加入：成功的写“已加入”，失败的写原因", "Added in part: each row says how it went"],
    ["Pending", "正在加入", "On its way"],
    ["TwoHundred", "两百个规格", "Two hundred variants"],
    ["Narrow", "手机上每行变成卡片", "On a phone each row is a card"],
  ],
  good: [
    [
      "PartlyAdded",
      "成功的清零、失败的留着数量和原因，改完再点一次。",
      "What went in is cleared; the rest keeps its number and reason for another try.",
    ],
  ],
  bad: [
    [
      {
        specs: [{ name: "规格", values: ["标准"] }],
        skus: [{ id: "1", code: "A-1", values: { 规格: "标准" }, yuan: "9.90", stock: 100 }],
      },
      "只有一个规格也用表：用 BuyBox。",
      "A table for one variant: use BuyBox.",
    ],
    [
      {
        specs: [{ name: "规格", values: ["M6", "M8"] }],
        skus: [
          { id: "1", values: { 规格: "M6" }, yuan: "1.20", stock: 400 },
          { id: "2", values: { 规格: "M8" }, yuan: "1.40", stock: 400 },
        ],
      },
      "没有货号：两列粘贴就对不上行。",
      "Without codes two pasted columns find no rows.",
    ],
  ],
  keyboard: [
    ["Tab", "页签、表格（停一次）、底部按钮", "tabs, the table once, the buttons"],
    ["↑ ↓ ← → / Enter", "在格子间移动；Enter 下移一行", "between cells; Enter goes down"],
    ["Home / End", "行首、行尾；加 Ctrl 到整表首尾", "ends of the row; with Ctrl of the table"],
    ["+ -", "数量加减一级", "one step more or less"],
    ["Ctrl+V", "粘贴 Excel 的一列或两列", "pastes one or two columns"],
  ],
  speech: [
    "是 grid：移动时读行名、列名和值；数量框读“规格名的数量”，错误随框读出；合计变化、粘贴结果自动读。",
    "A grid: a cell says its row and column; a number holds the variant's name and its fault; sums and what was pasted are read by themselves.",
  ],
  layout: [
    "占满父级，表宽不够时在框内横滚；合计吸在对话框底部并盖住其内边距，所以放进大号抽屉最合适。",
    "Fills its parent and scrolls sideways inside; its foot sticks to that of a dialog and covers its padding, so a wide drawer suits it.",
  ],
  related: ["product/BuyBox", "cart/QuickOrderForm", "product/TierPriceTable", "ui/Dialog"],
} satisfies ComponentDocs;
