import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "选择支付方式并支付：单选卡片加一个“立即支付”按钮，按钮写金额。不能用的写明原因，默认选第一个能用的。",
    "Chooses how to pay and pays: radio cards and one button with the amount. What cannot be used says why; the first that can is chosen.",
  ],
  instead: [
    ["payment/QrPayPanel", "已选微信或支付宝，等待扫码", "WeChat or Alipay is chosen, and the code waits"],
    ["payment/TransferPanel", "已选对公转账", "Bank transfer is chosen"],
    ["wallet/TopUpForm", "给余额充值", "To top up the balance"],
    ["ui/RadioGroup", "选的不是支付方式", "For a choice of something else"],
  ],
  anatomyStory: "BalanceTooLow",
  anatomy: [
    [
      "[role=radiogroup] label:first-child",
      "一种支付方式，整张卡片可点",
      "one way to pay, the whole card chooses it",
    ],
    ["[role=radiogroup] label svg", "标识，不用支付公司的商标", "its sign, none of the providers' logos"],
    [
      "[role=radiogroup] label:has(input:disabled)",
      "不能用：变灰，写明原因",
      "cannot be used: grey, with the reason",
    ],
    ["form p a[href]", "余额不足时去充值", "tops up a balance that is too low"],
    ["button[type=submit]", "立即支付，带金额", "pays, with the amount"],
  ],
  states: [
    ["OnTerms", "账期支付：写可用额度和还款日", "Account terms: what is left and when it is due"],
    ["Pending", "正在支付", "Paying"],
    ["Refused", "服务器拒绝", "Refused by the server"],
    ["BalanceTooLow", "余额不足", "The balance is too low"],
    ["OneBlocked", "一种暂不可用：自动选下一种", "One is not available: the next is chosen"],
    ["TermsBlocked", "账期因逾期停用", "Account terms are blocked"],
    ["Narrow", "手机上按钮占满一行", "On a phone the button fills its line"],
  ],
  good: [
    [
      "BalanceTooLow",
      "不隐藏不能用的方式，说原因、给充值。",
      "What cannot be used is not hidden: the reason is said and a way to top up.",
    ],
  ],
  bad: [
    [
      { balance: "120.50", isBalanceEnough: false },
      "说余额不足，却没给 topUpHref：不知道去哪充值。",
      "It says the balance is too low and has no topUpHref: where to top up?",
    ],
    [
      { methods: [{ method: "wechatScan", blockedReason: "暂不可用" }] },
      "唯一的方式不可用：按钮永远按不了，应在进入前说明。",
      "The only way is blocked: the button can never be pressed. Say so before this page.",
    ],
  ],
  keyboard: [
    ...keys.radios,
    ["Tab / Shift+Tab", "到“去充值”和“立即支付”", "to “Top up” and the pay button"],
    ["Enter", "提交，支付", "submits, pays"],
  ],
  speech: [
    "单选组“请选择支付方式”；每项连同说明读出，如“余额支付，当前余额 ¥50,000.00”；被拒绝时立即播报，支付中读“正在支付”。",
    "A radio group “Choose how to pay”; each is read with its note, such as “Balance, current balance ¥50,000.00”; a refusal is announced, and while paying it says “Paying”.",
  ],
  layout: [
    "自带底色、边线和内边距，占满父级；按钮在右下，手机上占满一行。宽度由页面的内容区决定。",
    "Has ground, line and padding and fills its parent; the button is at the end, on a phone as wide as its line. Its width is the page's.",
  ],
  related: ["payment/CashierHead", "payment/QrPayPanel", "payment/TransferPanel", "ui/RadioGroup"],
} satisfies ComponentDocs;
