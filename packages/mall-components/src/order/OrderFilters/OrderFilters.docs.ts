import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "订单列表的搜索和筛选：关键词、订单类型、下单时间；企业管理员还可以按下单人和成本中心。条件写进网址，可以收藏和分享。",
    "Search and filters of the order list: keyword, type, time; for an enterprise's administrator also who ordered and the cost centre. They are part of the address, to be kept and shared.",
  ],
  instead: [
    ["order/OrderTabs", "按订单状态分", "To divide by the order's state"],
    ["after-sale/RefundFilters", "筛选的是退款", "For refunds"],
    ["list/FacetPanel", "筛选的是商品", "For products"],
  ],
  anatomyStory: "Filtered",
  anatomy: [
    [
      "input[name=keyword]",
      "关键词：订单号、商品名称、采购单号",
      "keyword: order number, product, PO number",
    ],
    ["select[name=sort]", "订单类型", "type of order"],
    ["select[name=period]", "下单时间；选“自定义时间”出现两个日期", "time; “Custom dates” adds two dates"],
    ["button[type=submit]", "搜索", "search"],
    ["search a[href]", "清除筛选，有条件时才出现", "clear filters, only while one is set"],
  ],
  states: [
    ["Filtered", "有条件：出现“清除筛选”", "A filter is set: “Clear filters” appears"],
    ["OwnDates", "自定义日期，管理员按下单人", "Custom dates and a person, for an administrator"],
    ["Backwards", "结束早于开始：字段下说明，不提交", "The last day is before the first: the field says so"],
    ["OfCostCentre", "按成本中心，包括已不再使用的", "By cost centre, also one that is no longer used"],
    ["Pending", "列表加载中：按钮转圈", "The list is loading: the button waits"],
    ["Narrow", "手机上各占一行", "On a phone, below each other"],
  ],
  good: [["Filtered", "筛过之后，一步回到全部。", "Once filtered, one step leads back to all."]],
  bad: [
    [
      { values: { period: "week" } },
      "已经筛选却没给 clearHref：人不知道怎么回到全部。",
      "A filter is set, but without clearHref no way leads back.",
    ],
  ],
  keyboard: keys.form,
  speech: [
    "整块是搜索区；每个下拉有自己的名字，如“下单时间”，看不见但会读出。",
    "The whole is a search landmark; each list has a name that is read though not shown, such as “Ordered”.",
  ],
  layout: [
    "字段排成一行，放不下就换行；宽度由自己定。放在选项卡下面、列表上面，打印时不出现。",
    "Its fields are in a row that wraps, their widths its own. Its place is below the tabs and above the list; it is not printed.",
  ],
  related: ["order/OrderTabs", "order/OrderList", "order/OrderExport", "ui/Select"],
} satisfies ComponentDocs;
