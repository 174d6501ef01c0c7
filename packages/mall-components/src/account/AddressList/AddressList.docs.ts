import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "个人中心的地址簿：已存几个、最多 20 个、新增按钮，下面是卡片。",
    "The address book of the user centre: how many are kept, at most 20, a button to add, then the cards.",
  ],
  instead: [
    ["checkout/CheckoutAddresses", "结算时从地址里选一个", "Choosing one at the checkout"],
    ["account/AddressCard", "只有一个地址", "A single address"],
    ["invoice/InvoiceTitleList", "发票抬头，同样的排法", "Invoice titles, in the same arrangement"],
  ],
  anatomy: [
    ["section button", "新增；满了停用", "add; off when the book is full"],
    [
      "span[aria-live]",
      "已存与上限；满了变成警示色并说明",
      "kept and limit; when full it turns to the warning colour and says so",
    ],
    ["li", "一个地址一张卡片", "a card for each address"],
    ["li form", "卡片上的动作", "what can be done with it"],
  ],
  states: [
    ["Empty", "空：说明用处，给新增按钮", "Empty: what it is good for, and a button"],
    ["Full", "满 20 个：停用并说明先删除", "Full: the button is off and the line says why"],
    ["Pending", "其中一个正在改", "One is being changed"],
    ["Loading", "首次加载：卡片的骨架", "Loading: the shape of cards"],
    ["Refetching", "刷新中：旧内容保留", "Fetched again: the rows stay"],
    ["Failed", "加载失败，可重试", "Could not be loaded, can be tried again"],
    ["Narrow", "手机上一列", "On a phone, one column"],
  ],
  good: [
    [
      "Full",
      "按钮停用，旁边写明原因和办法。",
      "The button is off, and the reason and the way out are beside it.",
    ],
  ],
  bad: [
    [
      { addresses: [] },
      '还在加载就给空数组：人会以为地址丢了。加载中用 state="loading"。',
      'An empty array while it is loading: people think their addresses are lost. Give state="loading".',
    ],
  ],
  keyboard: keys.button,
  speech: [
    "个数一变就播报“已保存 3 个收货地址，最多 20 个”；加载时列表标为忙，失败时播报并给重试。",
    "A change of the count is read out; while loading the list is busy, a failure is announced with a button to try again.",
  ],
  layout: [
    "宽屏三列、中屏两列、手机一列，同行等高。占满内容区，标题由页面给。",
    "Three columns on wide screens, two in between, one on a phone, equally high in a row. Fills the content; the page gives the heading.",
  ],
  related: ["account/AddressCard", "account/AddressDialog", "parts/AsyncList"],
} satisfies ComponentDocs;
