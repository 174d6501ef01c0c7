import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "给账户余额充值：常用金额一点就填，也可自己填，选支付方式，之后扫码。",
    "Tops up the balance: usual amounts by one press, or one's own, and a way to pay; then a code to scan.",
  ],
  instead: [
    ["wallet/RepayForm", "还账期", "Paying back account terms"],
    ["payment/QrPayPanel", "已经提交，扫码付款", "The code to scan afterwards"],
    ["payment/PayMethods", "付订单", "Paying an order"],
  ],
  anatomy: [
    ["form ul", "常用金额，超过上限的不列", "usual amounts, none beyond the limit"],
    ["input[name=amount]", "充值金额，下面写上限", "the amount, its limit below"],
    ["[role=radiogroup]", "支付方式", "ways to pay"],
    ["button[type=submit]", "立即充值", "top up"],
  ],
  states: [
    ["AmountChosen", "点了 1,000 元", "1,000 yuan were pressed"],
    ["LittleRoom", "快到上限：只列放得下的", "Little room: only what fits"],
    ["Full", "余额已满：不给表单", "The balance is full: no form"],
    ["NotAvailable", "不能在线充值", "No way to pay online"],
    ["Pending", "正在生成二维码", "The code is being made"],
    ["ServerError", "超出上限", "Beyond the limit"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "LittleRoom",
      "放不下的金额不出现，不会点了才报错。",
      "What does not fit is not offered, so no press ends in an error.",
    ],
  ],
  bad: [
    [
      { room: "600.00", defaultValues: { amount: "50000" } },
      "预填的金额超过上限，一提交就错。不预填，或填放得下的。",
      "The amount filled in is beyond the limit and fails at once. Fill in none, or one that fits.",
    ],
  ],
  keyboard: [...keys.form, ...keys.radios, ["Enter", "选一个常用金额", "chooses a usual amount"]],
  speech: [
    "列表读作“常用金额”，选中的读“当前”；金额读上限；支付方式是单选组。",
    "A named list of amounts, the chosen one is current; the field says its limit; the ways are a radio group.",
  ],
  layout: [
    "一张卡片；金额和方式两列，手机一列。占满内容区，排在 WalletHead 下面。",
    "A card; amount and ways side by side, on a phone one column. Fills the content, below WalletHead.",
  ],
  related: ["wallet/WalletHead", "payment/QrPayPanel", "payment/PayMethods", "ui/RadioGroup"],
} satisfies ComponentDocs;
