import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "结算页底栏：应付多少、寄给谁、“提交订单”。不能提交时在按钮下写原因，被拒绝时写服务器的话。",
    "The foot of the checkout: what is to pay, where it goes, “Submit order”. What prevents it is said below the button, a refusal in the server's words.",
  ],
  instead: [
    ["cart/CartBar", "购物车底部去结算", "For the foot of the cart"],
    ["payment/PayMethods", "已下单，去付款", "To pay what is ordered"],
    ["ui/Button", "普通表单的提交", "To send another form"],
  ],
  anatomyStory: "WithAddress",
  anatomy: [
    [
      "div[data-print=hide] > div:first-child > span:first-child",
      "应付金额；预售写应付定金",
      "what is to pay; of a pre-sale the deposit",
    ],
    [
      "div[data-print=hide] > div:first-child > span:nth-child(2)",
      "再确认一次地址和收货人",
      "address and recipient, once more",
    ],
    [
      "div[data-print=hide] > div:last-child button",
      "提交订单，整页唯一的售卖色按钮",
      "submits, the one button in the sale colour",
    ],
  ],
  states: [
    ["WithAddress", "带地址", "With the address"],
    ["Deposit", "预售：先付定金", "Pre-sale: the deposit now"],
    ["PointsAndMoney", "积分不够", "Too few points"],
    ["Pricing", "正在重算金额：不能提交", "The amount is being recalculated: cannot be submitted"],
    ["Placed", "已提交过：给去处", "Submitted before: with a way on"],
    ["Refused", "服务器拒绝", "Refused by the server"],
    ["Blocked", "没选地址：按钮停用，写原因", "No address: the button is off and says why"],
    ["Narrow", "手机上：按钮占满一行", "On a phone the button fills its line"],
  ],
  good: [
    ["Blocked", "按不了的按钮下面写着为什么。", "Why it cannot be pressed is below the button."],
    ["Placed", "不能再提交，也指出订单在哪。", "It cannot be submitted again, and says where the order is."],
  ],
  bad: [
    [
      { disabledReason: "暂不可用" },
      "原因没说缺什么：人不知道该做什么。",
      "The reason does not say what is missing: what is to be done?",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "被拒绝时立即播报；重算时按钮读“正在重新计算金额”，提交时读“正在提交订单”。",
    "A refusal is announced at once; the button says “Recalculating the amount” or “Submitting the order” while it waits.",
  ],
  layout: [
    "贴在窗口底部，矮窗口里不固定；宽屏金额与按钮并排靠右，手机上下排。放在订单表单最后，页面内容不会被它挡住焦点。",
    "Sticks to the bottom of the window, unless that is low; amount and button are side by side at the end on wide screens, below each other on a phone. Its place is the end of the order's form.",
  ],
  related: ["checkout/CheckoutAddresses", "checkout/DepositTerms", "order/PriceBreakdown", "cart/CartBar"],
} satisfies ComponentDocs;
