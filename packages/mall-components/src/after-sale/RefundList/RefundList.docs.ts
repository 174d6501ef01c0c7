import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "一页退款，每笔一张卡片：编号、商品、金额、类型、状态；空、无结果、加载、失败都在里面。",
    "A page of refunds, a card each: number, goods, amount, type, state; its empty, filtered, loading and failed states are included.",
  ],
  instead: [
    ["order/OrderList", "列的是订单", "For orders"],
    ["order/RefundLink", "订单里某一行的退款", "For the refund of one line of an order"],
    ["after-sale/RefundTrail", "一笔退款的经过", "For what happened to one refund"],
  ],
  anatomy: [
    ["article > header", "时间、退款编号、订单、店铺", "time, refund number, order, shop"],
    ["article ul", "退的商品", "the goods"],
    [
      "article > header + div > span:nth-child(2)",
      "金额和类型：仅退款、退货退款",
      "amount and type: refund only, or with return",
    ],
    [
      "article > header + div > span:nth-child(3)",
      "状态，颜色说明该谁处理",
      "state; its colour says how it is",
    ],
    ["article > header + div > span:last-child a", "查看退款", "to the refund"],
  ],
  states: [
    ["Loading", "加载中", "Loading"],
    ["Empty", "没有退款：教人从订单申请", "None: says that it begins on an order"],
    ["NothingFits", "筛选后没有：给清除筛选", "None fit the filters: offers to clear them"],
    ["Failed", "加载失败，可重试", "Could not be loaded, with a retry"],
    ["LongChineseText", "店名和商品名很长", "Long names"],
    ["Narrow", "手机上：商品一行，金额和状态一行", "On a phone: the goods, then amount and state"],
  ],
  good: [
    [
      "Default",
      "要买家寄回的是警示色，扫一眼就找到。",
      "What waits for the buyer has the warning colour and is found at once.",
    ],
    ["NothingFits", "没找到就给“清除筛选”。", "Nothing found, and the filters can be cleared."],
  ],
  bad: [
    [
      "Empty",
      "筛选后没有结果也说“暂无退款”：人以为从没申请过，要给 clearHref。",
      "“No refunds” while filters are set, as if there never was one: give clearHref.",
    ],
    [
      { refunds: [], state: "failed" },
      "失败了没给 onRetry：只能刷新整页。",
      "It failed and has no onRetry: all that is left is to reload the page.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "每张卡片读作“退款编号 R2611…”；状态是文字，不靠颜色；加载失败主动播报。",
    "Each card is an article named by its refund number; the state is in words, not in colour alone; a failure is announced.",
  ],
  layout: [
    "卡片间距自己管；宽屏上商品、金额、状态、操作四栏对齐，手机上商品和操作各占一行。筛选、选项卡、分页由页面排。",
    "Its own: the distance between cards; goods, amount, state and act are four columns on wide screens, on a phone goods and act have lines of their own. Filters, tabs and pager are the page's.",
  ],
  related: ["after-sale/RefundFilters", "after-sale/RefundStatePanel", "order/RefundLink", "parts/AsyncList"],
} satisfies ComponentDocs;
