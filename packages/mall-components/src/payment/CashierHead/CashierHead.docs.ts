import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "收银台的头部：订单已提交、要付多少、哪几单、还剩多久。过期或取消后改说原因，并给出下一步。",
    "The head of the cashier: submitted, how much, which orders, how long. Once expired or canceled it says why and leads on.",
  ],
  instead: [
    ["payment/PayResult", "已经付了，或付款失败", "It is paid, or the payment failed"],
    ["order/OrderStatePanel", "订单详情页的头部", "For the head of an order's page"],
    ["checkout/SubmitBar", "订单还没提交", "The order is not submitted yet"],
  ],
  anatomyStory: "TwoShops",
  anatomy: [
    [
      "header > span:first-child",
      "图标：刚提交打勾，等着付是时钟",
      "icon: a tick when just submitted, a clock when it waits",
    ],
    ["h1", "页面标题，随时间和状态变", "title of the page, by time and state"],
    ["[role=timer]", "剩余支付时间，旁边写逾期会怎样", "time left, and beside it what happens then"],
    ["header ul", "一起付的订单和优惠", "the orders paid together, and what is taken off"],
    [
      "header > div:last-child",
      "应付金额；定金、尾款另有叫法",
      "what is to pay; deposit and balance have names of their own",
    ],
  ],
  states: [
    ["TwoShops", "两家店一起付", "Two shops paid together"],
    ["SubmittedBefore", "提交超过一分钟：说“订单待支付”", "Submitted over a minute ago: “Awaiting payment”"],
    ["Deposit", "付定金", "A deposit"],
    ["Balance", "付尾款", "A balance"],
    ["Expired", "已过期：可再次购买", "Expired: can be bought again"],
    ["Canceled", "已取消", "Canceled"],
    ["Narrow", "手机上金额移到最下面", "On a phone the amount is at the bottom"],
  ],
  good: [
    [
      "TwoShops",
      "多单时每单写金额，合起来对得上。",
      "Each of several orders says its amount, and they add up.",
    ],
    ["Expired", "付不了也有三条出路。", "It cannot be paid, and still three ways lead on."],
  ],
  bad: [
    [
      { closed: "expired" },
      "已过期却没给 closedActions：少了“再次购买”这条出路。",
      "Expired without closedActions: “Buy again” is missing among the ways on.",
    ],
  ],
  keyboard: [
    [
      "Tab / Shift+Tab",
      "到单号、复制，关闭后还有下一步的按钮",
      "to numbers and copy buttons; once closed also to what leads on",
    ],
    ["Enter / Space", "复制、按下；链接用 Enter", "copies, presses; a link by Enter"],
  ],
  speech: [
    "先读标题，再读剩余时间连同“逾期订单将自动取消”；到点播报“订单已过期，请重新下单”。",
    "The title, then the time left with “Unpaid orders are then canceled”; at its end it says “Order has expired, please place a new order”.",
  ],
  layout: [
    "自带底色、边线和内边距；宽屏三栏，金额在右侧居中，手机上金额独占一行。下面的支付方式由页面用 Stack 隔开。",
    "Has ground, line and padding; three columns on wide screens with the amount at the end, on a phone the amount has its own line. The pay methods below are spaced by the page, a Stack.",
  ],
  related: ["payment/PayMethods", "payment/PaymentOrders", "parts/Countdown", "order/OrderActions"],
} satisfies ComponentDocs;
