import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "列表上方的一行：共多少条，导出成 Excel 或 CSV。超过一千条时显示进度，可以取消。",
    "A line over a list: how many there are, and Excel or CSV of them. Above one thousand it shows progress and can be ended.",
  ],
  instead: [
    [
      "order/OrderList",
      "只导出勾选的订单：列表底部自带",
      "To export ticked orders: the list's own foot does it",
    ],
    ["ui/Button", "下载一个现成的文件", "To download one file that is there already"],
    ["ui/ProgressBar", "只显示进度", "To show progress alone"],
  ],
  anatomy: [
    ["div:has(> fieldset) > span:first-child", "总数：符合筛选的全部", "count: all that fit the filters"],
    ["fieldset", "导出什么", "what is exported"],
    ["fieldset button", "每种文件一个按钮", "a button for each kind of file"],
  ],
  states: [
    ["OfRefunds", "导出退款", "Refunds"],
    [
      "Short",
      "一千条以内：按钮停用片刻，不出进度条",
      "Up to one thousand: the buttons are off for a moment, without a bar",
    ],
    ["Long", "超过一千条：进度条和取消", "Above one thousand: a bar, and a way to end it"],
  ],
  good: [["Long", "等得久就说到哪了，也能取消。", "A long wait says how far it is and can be ended."]],
  bad: [
    [
      { count: 0 },
      "没有订单还给导出：空列表时不要放。",
      "Nothing to export: leave it out over an empty list.",
    ],
    [
      "Short",
      "一直停在这里：导出结束要清掉 running。",
      "Left like this for ever: take running away when the export is over.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "按钮读“导出订单 Excel”“导出订单 CSV”；进度条读“正在导出 10,000 个订单，42%”。",
    "The buttons say “Export orders Excel” and “Export orders CSV”; the bar says “Exporting 10,000 orders, 42%”.",
  ],
  layout: [
    "占满父级，数量在左、导出在右，放不下时换行；放在筛选和列表之间。打印时不出现。",
    "Fills its parent, the count at the start, the export at the end, wrapping where it must; its place is between filters and list. It is not printed.",
  ],
  related: ["order/OrderFilters", "order/OrderList", "after-sale/RefundList", "wallet/StatementList"],
} satisfies ComponentDocs;
