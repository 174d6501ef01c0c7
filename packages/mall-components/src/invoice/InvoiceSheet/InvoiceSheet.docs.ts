import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "发票的全部内容：谁开给谁、明细、不含税和税额、价税合计大写。没开好时是将会开成的样子。",
    "All that an invoice says, or would say now: who sold to whom, line by line, with and without tax, and the total in Chinese capitals.",
  ],
  instead: [
    ["invoice/InvoiceFile", "看正式的 PDF", "The document itself"],
    ["invoice/InvoiceStatePanel", "状态和能做的事", "Its state, and what can be done"],
    ["order/OrderSheet", "订单的单据", "The paper of an order"],
  ],
  anatomy: [
    ["dl", "号码、类型、抬头、销售方、时间", "number, kind, title, seller, times"],
    ["dd button", "复制号码、税号", "copies number and taxpayer number"],
    ["table", "明细；手机上只留名称、税额、合计", "lines; a phone has name, tax and sum"],
    ["tfoot", "价税合计", "sums"],
    ["strong", "大写金额", "the total in capitals"],
  ],
  states: [
    ["OfPerson", "个人抬头：没有单位资料", "Of a person: nothing of a unit"],
    ["AfterRefund", "部分退款后重开，写明冲红的号码", "Reissued after a refund, with what was reversed"],
    ["Columns", "两行明细", "Two lines"],
    ["Voided", "已冲红：没有明细", "Reversed: no lines"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "AfterRefund",
      "冲红的那张写出号码和时间，财务能对上。",
      "The reversed one is named with its time, so accounts agree.",
    ],
  ],
  bad: [
    [
      { capitals: "1798 元整" },
      "大写写成了数字：报销不认。传“壹仟柒佰玖拾捌元整”。",
      "The capitals are digits, which no accountant accepts.",
    ],
  ],
  keyboard: [...keys.button, ["Enter", "打开订单", "opens the order"]],
  speech: [
    "区域读作“发票内容”；名称和值成对读；表格有标题、列头和行头；复制按钮读“复制发票号码”，之后读“已复制”。",
    "A named region; names and values in pairs; a table with caption and heads; each copy button names what it copies and says when it did.",
  ],
  layout: [
    "名称和值宽屏两列；表格窄屏藏起规格、数量、不含税。自己没有卡片底，放进 Surface。",
    "Facts in two columns where there is room; the table hides three columns on a phone. It has no ground: put it on a Surface.",
  ],
  related: ["invoice/InvoiceStatePanel", "invoice/InvoiceFile", "ui/DescriptionList", "ui/Table"],
} satisfies ComponentDocs;
