import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "给一张订单选发票：不开、电子普票还是专票，抬头用哪个。选“不开”时抬头收起。",
    "Which invoice an order gets: none, ordinary or special, and who it is made out to. With none the titles are hidden.",
  ],
  instead: [
    ["checkout/InvoiceRow", "结算页上的一行，点了再选", "The line at the checkout that leads here"],
    ["invoice/InvoiceTitleList", "管理抬头", "Keeping titles"],
    ["ui/RadioGroup", "别的单选", "Another choice"],
  ],
  anatomy: [
    ["fieldset", "发票类型", "kind of invoice"],
    ["fieldset label", "一种类型和说明", "a kind and what it is for"],
    ["fieldset:last-of-type", "抬头，能开专票的写明", "titles; those good for a special one say so"],
    ["a[href]", "新增或编辑抬头", "to add or change a title"],
    ["button[type=submit]", "确定", "apply"],
  ],
  states: [
    ["NoInvoice", "不开发票：没有抬头", "No invoice: no titles"],
    ["NoTitle", "还没有抬头：去新增", "No title yet: add one"],
    ["Refused", "抬头缺专票要的资料", "The title lacks what a special one needs"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [["NoInvoice", "不开就不问抬头。", "Without an invoice no one is asked for a title."]],
  bad: [
    [
      { canBeNone: false, defaultValues: { invoiceType: "2", titleId: "2" } },
      "默认专票配个人抬头：专票只能开给单位，提交必错。",
      "A special invoice for a person: those are for units alone, so it must fail.",
    ],
  ],
  keyboard: [...keys.radios, ...keys.form],
  speech: [
    "两个单选组，各读名称；每项连说明一起读，例如税号和“可开专票”；整体错误立即播报。",
    "Two named radio groups; each choice is read with its note; an error of the whole interrupts.",
  ],
  layout: [
    "一列，选项是方框，放不下换行。自己没有卡片底，放进 Surface 或弹窗。",
    "One column; choices are boxes that wrap. It has no ground: put it on a Surface or in a dialog.",
  ],
  related: ["invoice/InvoiceTitleList", "checkout/InvoiceRow", "invoice/InvoiceStatePanel"],
} satisfies ComponentDocs;
