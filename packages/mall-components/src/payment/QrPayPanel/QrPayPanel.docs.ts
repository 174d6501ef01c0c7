import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "微信、支付宝扫码支付：二维码、金额、有效时间；已扫、已付、失败、过期都盖在码上，并说下一步。",
    "Paying by scan: the code, the amount, how long it is valid; scanned, paid, failed and expired are shown over the code, with what to do next.",
  ],
  instead: [
    ["payment/PayMethods", "还没选支付方式", "No way to pay is chosen yet"],
    ["payment/PayResult", "已经离开扫码页", "The page of the code is left"],
    ["entry/LoginQr", "扫码登录", "To sign in by scan"],
    ["parts/QrCode", "只画一个二维码", "To draw a code alone"],
  ],
  anatomyStory: "SeveralOrders",
  anatomy: [
    ["form h2 + span", "要付的金额", "what is paid"],
    ["form img", "二维码，黑码白底", "the code, black on white"],
    ["form p[aria-live]", "现在该做什么", "what to do now"],
    ["[role=timer]", "二维码剩余有效时间，旁边写过期会怎样", "how long it is valid, and what happens then"],
    ["form button[type=submit]", "我已完成支付：马上查一次", "“I have paid” asks for the result at once"],
    ["section", "付的是哪几单、哪些商品，最多列四种", "which orders and goods it pays, four of them named"],
  ],
  states: [
    ["SeveralOrders", "旁边列出订单和商品", "With orders and goods beside it"],
    ["Scanned", "已扫码：在手机上确认", "Scanned: confirm on the phone"],
    ["Paid", "支付成功", "Paid"],
    ["Checking", "正在查询结果", "Checking the payment"],
    ["NotPaidYet", "查过了，还没到账", "Checked, not paid yet"],
    ["Expired", "过期：可刷新", "Expired: can be refreshed"],
    ["LastExpired", "订单一起过期：不能刷新", "The orders expired with it: no new code"],
    ["Narrow", "手机上订单在码下面", "On a phone the orders are below the code"],
  ],
  good: [
    [
      "Expired",
      "过期的码盖住，免得再扫；刷新就在码上。",
      "An expired code is covered so that no one scans it, and the refresh is on it.",
    ],
    ["SeveralOrders", "扫之前看得到付的是什么。", "What is paid is seen before it is scanned."],
  ],
  bad: [
    [
      { troubleHref: undefined, methodsHref: undefined },
      "没有“支付遇到问题”和“更换支付方式”：扫不了码的人走不下去。",
      "Neither help nor another way to pay: who cannot scan is stuck.",
    ],
    [{ status: "paid" }, "付完没给 orderHref：页面停在这里。", "Paid and no orderHref: the page ends here."],
  ],
  keyboard: keys.button,
  speech: [
    "图片读“微信支付二维码”；状态变化主动播报，如“已扫码，请在手机上确认支付”；到点播报过期。",
    "The picture is “WeChat Pay QR code”; each change is announced, such as “Scanned, please confirm on your phone”, and so is its end.",
  ],
  layout: [
    "自带底色和边线；有订单时宽屏分两栏，二比一，手机上下排。宽度由页面决定。",
    "Has ground and line; with orders two columns of two to one on wide screens, below each other on a phone. Its width is the page's.",
  ],
  related: ["payment/PayMethods", "parts/QrCode", "parts/Countdown", "payment/PaymentOrders"],
} satisfies ComponentDocs;
