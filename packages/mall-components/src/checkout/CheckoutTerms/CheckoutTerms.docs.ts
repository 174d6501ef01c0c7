import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "结算时说这家店能不能用账期：额度还剩多少、几天内还；不能用说原因。",
    "At the checkout: whether this shop's part can be put on account terms, what is left and when it is due; or why not.",
  ],
  instead: [
    ["payment/PayMethods", "在收银台选账期支付", "To choose account terms at the cashier"],
    ["wallet/CreditLineList", "看各店的账期额度", "To see the credit lines of all shops"],
    ["ui/Notice", "别的提醒", "For another note"],
  ],
  anatomy: [
    ["p > svg", "图标：能用是订单，不能用是警示", "icon: an order, or a warning when blocked"],
    ["p > span", "额度、天数、还款日，或原因", "what is left, days and due day, or the reason"],
  ],
  states: [
    ["OtherShopsCannot", "别的店不能用：要分开支付", "Other shops cannot: pay for their orders apart"],
    ["TooLittle", "额度不够", "Too little is left"],
    ["Overdue", "有逾期账款", "Something owed is overdue"],
    ["Stopped", "店铺已停用账期", "The shop has stopped its terms"],
    ["PreSale", "预售不能用", "A pre-sale cannot use them"],
    ["LongText", "手机上很长的英文", "Long English words on a phone"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "OtherShopsCannot",
      "到收银台之前就说要分开付。",
      "That orders are to be paid apart is said before the cashier.",
    ],
  ],
  bad: [
    [
      { terms: { left: "0.00", days: 30, dueText: "2026-12-27" } },
      "额度用完却没给 block：写着“可用额度 ¥0.00”，像能用一样。",
      "Nothing is left and block is missing: “¥0.00 left” reads as if it could be used.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "一段文字，图标不读；原因写在话里，不靠颜色。",
    "A paragraph; the icon is not read, and the reason is in the words, not in the colour.",
  ],
  layout: [
    "占满父级，上面一条线，左右内边距和 CheckoutShopGroup 一致；放在店铺合计下面。",
    "Fills its parent with a line above and the padding of CheckoutShopGroup; its place is below the shop's sums.",
  ],
  related: ["checkout/CheckoutShopGroup", "payment/PayMethods", "wallet/CreditLineList"],
} satisfies ComponentDocs;
