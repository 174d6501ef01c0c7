import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "我的发票，一张订单一块：申请时间、订单、店铺、抬头、金额、状态，查看和下载。",
    "Own invoices, a block for each order: when, order, shop, title, amount, state, to view and download.",
  ],
  instead: [
    ["invoice/InvoiceSheet", "一张发票的内容", "What one invoice says"],
    ["order/OrderList", "订单", "Orders"],
    ["invoice/InvoiceTitleList", "抬头", "Titles"],
  ],
  anatomy: [
    ["header", "申请时间、订单号、店铺", "when, order, shop"],
    ["strong", "抬头；下面是类型和号码", "title; below it kind and number"],
    ["article > div > :nth-child(2)", "金额", "amount"],
    ["article > div > :nth-child(3)", "状态", "state"],
    ["article > div > :last-child", "查看；已开的还能下载", "view, and once issued download"],
  ],
  states: [
    ["Empty", "没有：说怎么申请，去订单", "None: how to ask, and the way to the orders"],
    ["Loading", "首次加载", "Loading"],
    ["Refetching", "刷新中：旧内容保留", "Fetched again: the rows stay"],
    ["Failed", "加载失败，可重试", "Could not be loaded, can be tried again"],
    ["LongChineseText", "抬头很长", "A long title"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Default",
      "没开好的没有下载，不会点了才说不行。",
      "What is not issued has no download, so no press is in vain.",
    ],
  ],
  bad: [
    [
      {
        invoices: [
          {
            orderNumber: "261122093015482913747",
            shopName: "百工商城自营旗舰店",
            status: "applying",
            type: "ordinary",
            titleKind: "personal",
            titleName: "王建国",
            amount: "1798.00",
            invoiceNo: "",
            appliedAt: "2026-11-21 09:30",
            href: "#invoice",
            orderHref: "#order",
            downloadHref: "#file",
          },
        ],
      },
      "申请中就给“下载发票”：文件还不存在。开好才传 downloadHref。",
      "It is asked for, yet offers a file that does not exist. Give downloadHref once it is issued.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "列表报张数，每块以订单号命名；状态是文字；加载时标为忙，失败播报。",
    "A list with its number of items, each named by its order; states are words; busy while loading, a failure interrupts.",
  ],
  layout: [
    "一块占满一行，四列；手机上两列，动作单独一行。上面的分类用 ListTabs。",
    "A block fills a line in four columns, on a phone two, with the acts in a line of their own. Tabs above are ListTabs.",
  ],
  related: ["invoice/InvoiceSheet", "invoice/InvoiceStatePanel", "parts/AsyncList", "parts/ListTabs"],
} satisfies ComponentDocs;
