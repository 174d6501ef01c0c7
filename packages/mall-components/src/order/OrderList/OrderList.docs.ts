import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "一页订单，每单一张卡片。可以勾选几单一起付款、打印或导出；空、加载、失败都在里面。",
    "A page of orders, a card each. Several can be ticked to be paid, printed or exported together; its empty, loading and failed states are included.",
  ],
  instead: [
    ["order/OrderCard", "只有一个订单", "For a single order"],
    ["after-sale/RefundList", "列的是退款", "For refunds"],
    ["enterprise/ApprovalList", "等我审批的订单", "For orders that wait for an approval"],
    ["saved/PurchaseLists", "还没下单的采购清单", "For purchase lists that are not ordered yet"],
  ],
  anatomyStory: "PayTogether",
  anatomy: [
    ["article", "一个订单", "one order"],
    ["article input[type=checkbox]", "勾选这一单", "ticks this order"],
    ["form:has([aria-live]) input[type=checkbox]", "全选", "selects all"],
    ["form:has([aria-live]) [aria-live]", "已选几单，或缺什么", "how many are chosen, or what is missing"],
    [
      "form:has([aria-live]) button[type=submit]",
      "合并支付，只付其中能付的",
      "pays those that can be paid, together",
    ],
  ],
  states: [
    ["Several", "几个订单，不可勾选", "Several orders, nothing to tick"],
    ["PayTogether", "可以合并支付和打印", "Can be paid and printed together"],
    ["Loading", "加载中", "Loading"],
    ["EmptyTab", "“待付款”里没有", "None in “Pending payment”"],
    ["NothingFound", "筛选后没有：给清除筛选", "None fit the filters: offers to clear them"],
    ["Trash", "回收站：只能还原或永久删除", "Trash: to restore or to delete permanently"],
    ["Failed", "加载失败，可重试", "Could not be loaded, with a retry"],
    [
      "PayTogetherNarrow",
      "手机上底栏不固定，付款占一行",
      "On a phone the foot is not sticky and the payment has its own line",
    ],
  ],
  good: [
    ["PayTogether", "一次付几单，金额随勾选变化。", "Several orders in one payment, its sum as ticked."],
    ["NothingFound", "没找到就给出路。", "Nothing found, and yet a way on."],
  ],
  bad: [
    [
      { orders: [], isFiltered: true },
      "筛选无结果却没给 clearHref：走进死胡同。",
      "Nothing fits the filters and no clearHref: a dead end.",
    ],
    [
      { state: "failed" },
      "加载失败却没给 onRetry：人只能刷新整页。",
      "It failed and has no onRetry: all that is left is to reload the page.",
    ],
  ],
  keyboard: keys.form,
  speech: [
    "列表读出订单数，每单是“订单 202611210900001”；勾选后播报“已选 2 个订单”，没勾就付款播报“请先勾选订单”。",
    "A list with its number of orders, each “Order 202611210900001”; ticking says “2 orders chosen”, paying with none ticked says “Select orders first”.",
  ],
  layout: [
    "卡片之间的距离自己管；宽屏上勾选底栏贴在窗口底部，手机上留在列表末尾。上面的选项卡、筛选和下面的分页由页面排。",
    "Its own: the distance between cards, and the foot that sticks to the window on wide screens and ends the list on a phone. Tabs, filters and pager are the page's.",
  ],
  related: ["order/OrderCard", "order/OrderTabs", "order/OrderFilters", "parts/ListPager", "parts/AsyncList"],
} satisfies ComponentDocs;
