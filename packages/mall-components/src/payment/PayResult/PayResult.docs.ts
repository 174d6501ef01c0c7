import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "付款之后的结果页：成功、失败或等待确认，为什么，下一步去哪。拼团、定金、部分取消各有说法。",
    "The page after a payment: succeeded, failed or not confirmed yet, why, and where to go. Groups, deposits and partly canceled orders are told apart.",
  ],
  instead: [
    ["payment/CashierHead", "还没付", "It is not paid yet"],
    ["payment/QrPayPanel", "扫码中，在原处等结果", "A code is being scanned and the result is awaited there"],
    ["chrome/StatusPage", "与付款无关的结果页", "For a result that is no payment's"],
  ],
  anatomyStory: "WithFacts",
  anatomy: [
    ["section > svg", "图标：绿勾、红叉、时钟", "icon: tick, cross or clock"],
    ["h1", "结果", "the result"],
    ["h1 + span", "金额，成功时是价格色", "amount, in the price's colour when paid"],
    ["section > p", "意味着什么；失败时写服务器的原因", "what it means; of a failure the server's reason"],
    ["section ul", "付了哪几单", "which orders were paid"],
    ["section > div:last-child", "下一步", "ways on"],
  ],
  states: [
    ["WithFacts", "带金额、方式、订单", "With amount, method and orders"],
    ["WaitsForItsTeam", "拼团：成团后发货", "Group: ships once it is full"],
    ["WaitsForItsBalance", "定金已付", "A deposit is paid"],
    ["Partly", "其中一单已取消", "One of the orders was canceled"],
    ["Pending", "等待确认：请勿重复支付", "Not confirmed yet: do not pay twice"],
    ["Failed", "失败，可重新支付", "Failed, can be paid again"],
    ["FailedWithReason", "失败，写原因", "Failed, with the reason"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Failed",
      "失败也说明钱没付、单还在，并给“重新支付”。",
      "It says that nothing was paid and the order is kept, and offers “Pay again”.",
    ],
  ],
  bad: [
    [
      { outcome: "failed" },
      "没给 retryHref：人只能自己找回收银台。",
      "Without retryHref people must find the cashier by themselves.",
    ],
    [
      { outcome: "pending" },
      "没给 onCheck：叫人稍后查询，却没有查询的按钮。",
      "It says to check later and, without onCheck, has no button for it.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "依次到订单号、复制和下一步的按钮", "to order numbers, copy buttons and the ways on"],
    ["Enter / Space", "按下；链接用 Enter", "presses; a link by Enter"],
  ],
  speech: [
    "整块是礼貌播报区：结果从等待变成成功时，标题和说明会自动读出。",
    "The whole is a polite live region: when a pending payment succeeds, title and note are read by themselves.",
  ],
  layout: [
    "自带底色、边线和上下大留白，内容居中；按钮放不下时换行。宽度由页面决定，一页只放一个。",
    "Has ground, line and much room above and below, all of it centred; buttons wrap. Its width is the page's, which has one of it.",
  ],
  related: ["payment/CashierHead", "payment/PaymentOrders", "product/Price", "chrome/StatusPage"],
} satisfies ComponentDocs;
