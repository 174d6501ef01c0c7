import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "还欠店铺的账：填金额，从最早到期的还起；或还清勾选的几单，金额不能改。再选还款方式。",
    "Pays back what is owed to a shop: an amount, oldest first, or chosen orders as a whole, whose sum is fixed; then the way to pay.",
  ],
  instead: [
    ["wallet/TopUpForm", "给余额充值", "Topping up the balance"],
    ["payment/PayMethods", "付订单", "Paying orders"],
    ["wallet/OwedOrders", "挑要还的订单", "Choosing the orders"],
  ],
  anatomy: [
    ["h2", "标题", "heading"],
    ["input[name=amount]", "金额，默认是全部", "amount, at first all of it"],
    ["fieldset", "还款方式", "ways to pay"],
    [
      "fieldset label",
      "一种方式：余额写有多少，其余写怎么付",
      "a way: the balance says how much, others how",
    ],
    ["button[type=submit]", "立即还款", "repay"],
  ],
  states: [
    ["ChosenOrders", "还清所选订单：金额只读", "Chosen orders: the sum is fixed"],
    ["Pending", "正在还款", "Being paid"],
    ["ServerError", "余额不足", "Too little balance"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    ["ChosenOrders", "说几单、多少钱，不能改成还一半。", "How many orders and how much, and no half of it."],
  ],
  bad: [
    [
      { owed: "0.00" },
      "已经还清还显示表单：金额只能填 0，提交不了。不欠就不要放它。",
      "All is paid, yet the form asks for an amount. Leave it out.",
    ],
  ],
  keyboard: [...keys.form, ...keys.radios],
  speech: [
    "金额读“共待还 ¥3,356.00”或“还清所选的 2 个订单”；方式是单选组，连说明一起读。",
    "The amount says what is owed or how many orders; the ways are a radio group, each read with its note.",
  ],
  layout: [
    "一张卡片，方式排成方框，放不下换行。占满内容区，排在 OwedOrders 下面。",
    "A card; ways are boxes that wrap. Fills the content, below OwedOrders.",
  ],
  related: ["wallet/OwedOrders", "payment/PayMethods", "wallet/CreditLineList"],
} satisfies ComponentDocs;
