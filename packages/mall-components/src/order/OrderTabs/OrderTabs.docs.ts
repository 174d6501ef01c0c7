import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "订单列表按状态分的选项卡，每个都有自己的网址。“待审批”只在需要时出现，“全部”不显示数字。",
    "Tabs of the order list by state, each with an address of its own. “Pending approval” appears where it is needed; “All” has no number.",
  ],
  instead: [
    ["parts/ListTabs", "别的列表的选项卡", "For the tabs of another list"],
    ["ui/Tabs", "在原地切换内容，不换网址", "To change content in place, without an address"],
    ["order/OrderFilters", "按时间、类型、关键词筛", "To filter by time, type or keyword"],
  ],
  anatomyStory: "WithCounts",
  anatomy: [
    ["nav", "一组链接，放不下时可横向滚动", "links in a row that scrolls when too wide"],
    ["nav a[aria-current]", "当前一项", "the open one"],
    ["nav a > span", "数量，过百写 99+，零不写", "count: 99+ from a hundred up, none for zero"],
  ],
  states: [
    ["WithCounts", "带数量", "With counts"],
    ["Approvals", "有待审批的订单", "Some wait for an approval"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [["WithCounts", "数字只提醒还要做的事。", "The numbers tell of what is still to do."]],
  bad: [
    [
      { counts: { completed: 1280, canceled: 356 } },
      "已结束的订单不用处理，标数字只添乱。",
      "Nothing is to be done with ended orders: their numbers distract.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "导航“订单状态”；每项是链接，连同数量读出，当前一项读“当前页”。",
    "A navigation “Order status”; each is a link, read with its count, the open one as the current page.",
  ],
  layout: [
    "占满父级一行；下面的筛选和列表由页面用 Stack 隔开。",
    "One line as wide as its parent; filters and list below it are spaced by the page, a Stack.",
  ],
  related: ["parts/ListTabs", "order/OrderList", "order/OrderFilters", "order/OrderStatusTag"],
} satisfies ComponentDocs;
