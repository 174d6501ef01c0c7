import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "订单详情的头部：现在什么状态、意味着什么、还有多久、能做什么。自提、虚拟、同城订单各有自己的说法。",
    "The head of an order's page: its state, what it means, how long it lasts and what can be done. Collected, virtual and same-city orders are told in words of their own.",
  ],
  instead: [
    ["order/OrderStatusTag", "列表里只写状态名", "For the state's name alone, in a list"],
    ["order/OrderSteps", "画出整个流程", "To draw the whole way"],
    ["after-sale/RefundStatePanel", "退款详情的头部", "For the head of a refund's page"],
    ["payment/CashierHead", "收银台的头部", "For the head of the cashier"],
  ],
  anatomyStory: "BalanceDue",
  anatomy: [
    ["h2", "状态名，页面上最大的字", "the state, the largest words of the page"],
    ["h2 + span", "特殊类型：预售、拼团、秒杀、积分", "a special kind: pre-sale, group, flash sale, points"],
    ["section p", "这个状态对买家意味着什么", "what the state means for the buyer"],
    ["[role=timer]", "剩余时间，旁边写到点会怎样", "time left, and beside it what happens then"],
    ["section form", "动作", "what can be done"],
  ],
  states: [
    ["Grouping", "拼团中", "Waiting for the group"],
    ["BalanceComing", "尾款未开始：等，不催", "The balance has not opened: it waits and does not urge"],
    ["Shipped", "待收货", "To be received"],
    ["ReadyToCollect", "可以自提", "Ready to be collected"],
    ["Refunding", "退款中：不能确认收货", "A refund is running: receipt waits for it"],
    ["Reminded", "已提醒商家发货", "The seller was reminded"],
    ["Canceled", "已取消，写原因", "Canceled, with the reason"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    ["Shipped", "说清到期会自动确认收货。", "It says that the order then counts as received."],
    ["Canceled", "取消要给原因。", "A cancellation has its reason."],
  ],
  bad: [
    [{ allowedActions: [] }, "催人“尽快完成付款”，却没有“去付款”。", "It urges to pay and has no “Pay”."],
    [
      { status: "canceled", endsAt: undefined, allowedActions: ["buyAgain"] },
      "取消了不说为什么：请给 closeReason。",
      "Canceled without a reason: give closeReason.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "区域以状态名命名；倒计时连同后果一起读，如“剩余收货时间……到期将自动确认收货”；到点播报“时间已到，请刷新页面”。",
    "The region is named by the state; the time is read with its consequence, such as “then it counts as received”; at its end it says “Time is up, please refresh”.",
  ],
  layout: [
    "上下排列，自己管间距；children 排在说明和动作之间。底色和宽度由页面决定，倒计时和动作不打印。",
    "One below the other with its own distances; children come between the words and the acts. Ground and width are the page's; time and acts are not printed.",
  ],
  related: ["order/OrderActions", "order/OrderSteps", "order/OrderStatusTag", "parts/Countdown"],
} satisfies ComponentDocs;
