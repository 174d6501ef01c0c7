import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "退款列表的搜索：订单号、退款编号或商品名称，加申请时间。条件写进网址。",
    "Search of the refund list: order number, refund number or product, and when it was requested. It is part of the address.",
  ],
  instead: [
    ["order/OrderFilters", "筛选的是订单", "For orders"],
    ["parts/ListTabs", "按退款状态分", "To divide by the refund's state"],
    ["ui/SearchField", "只要一个搜索框", "For a single search field"],
  ],
  anatomyStory: "Filtered",
  anatomy: [
    ["input[name=keyword]", "关键词", "keyword"],
    ["select[name=period]", "申请时间", "when it was requested"],
    ["input[name=from]", "自定义时间的第一天", "first of the custom days"],
    ["button[type=submit]", "搜索", "search"],
    ["search a[href]", "清除筛选，有条件时才出现", "clear filters, only while one is set"],
  ],
  states: [
    ["Filtered", "有关键词和自定义时间", "With a keyword and custom days"],
    ["Narrow", "手机上各占一行", "On a phone, below each other"],
  ],
  good: [
    [
      "Filtered",
      "条件留在框里，旁边就能清除。",
      "What is set stays in the fields, and can be cleared beside them.",
    ],
  ],
  bad: [
    [
      { values: { period: "week" } },
      "已经筛选却没给 clearHref：人要自己一项一项改回去。",
      "A filter is set, but without clearHref each must be set back by hand.",
    ],
  ],
  keyboard: keys.form,
  speech: [
    "整块是搜索区；“搜索退款”“申请时间”“开始日期”的名字看不见但会读出。",
    "The whole is a search landmark; the names “Search refunds”, “Requested” and “From” are read though not shown.",
  ],
  layout: [
    "字段排成一行，放不下就换行；放在选项卡下面、列表上面，打印时不出现。",
    "Its fields are in a row that wraps; its place is below the tabs and above the list. It is not printed.",
  ],
  related: ["after-sale/RefundList", "order/OrderFilters", "order/OrderExport"],
} satisfies ComponentDocs;
