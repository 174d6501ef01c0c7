import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "发票页的头部：什么状态、意味着什么、现在能做什么。部分退款要重开时说明原因。",
    "Top of an invoice's page: its state, what that means, what can be done now; why it is reissued after a refund.",
  ],
  instead: [
    ["invoice/InvoiceSheet", "发票写了什么", "What it says"],
    ["order/OrderStatePanel", "订单的状态", "The state of an order"],
    ["invoice/InvoiceList", "所有发票", "All invoices"],
  ],
  anatomy: [
    ["h2", "状态", "its state"],
    ["h2 span", "普票还是专票，颜色跟着状态", "ordinary or special, in the state's colour"],
    ["section p", "一句话", "a sentence"],
    ["form a[href]", "修改、申请或下载", "change, ask for or download"],
    ["form button", "撤销开票", "withdraw"],
  ],
  states: [
    ["BeforePayment", "没付款：付了才开", "Not paid: issued afterwards"],
    ["IssuedAnew", "部分退款，等待重开", "Partly refunded, to be reissued"],
    ["Issued", "已开票，可下载", "Issued, with its file"],
    ["GivenUp", "已撤销，可再申请", "Withdrawn, can be asked for again"],
    ["Voided", "已冲红", "Reversed"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [["Voided", "说清不能再报销，不给下载。", "It says that it is void, and offers no file."]],
  bad: [
    [
      { status: "issued", allowedActions: ["change", "withdraw"] },
      "已开具还能修改、撤销：开了的只能冲红。按服务器的 allowedActions 传。",
      "Issued, yet it can be changed and withdrawn. Give what the server allows.",
    ],
  ],
  keyboard: [...keys.link, ["Enter / Space", "撤销开票", "withdraws"]],
  speech: [
    "区域以状态命名；类型跟在状态后读；重开的原因是提示框文字。",
    "A region named by its state, the kind follows; why it is reissued is a notice in words.",
  ],
  layout: [
    "一列，靠左；按钮一行，放不下换行，打印时不印。放进 Surface，InvoiceSheet 在下面。",
    "One column from the start; buttons wrap and are not printed. On a Surface, with InvoiceSheet below.",
  ],
  related: [
    "invoice/InvoiceSheet",
    "invoice/InvoiceFile",
    "invoice/InvoiceMailForm",
    "invoice/InvoiceChoice",
  ],
} satisfies ComponentDocs;
