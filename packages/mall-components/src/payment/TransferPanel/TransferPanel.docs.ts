import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "对公转账：把户名、银行、账号、金额、附言逐项复制到网银，再看到账情况。也用于账期还款。",
    "Paying by bank: name, bank, account, amount and reference to be copied one by one, and what has come of it. Also pays back account terms.",
  ],
  instead: [
    ["payment/OrderTransfer", "订单详情里只读的说明", "To read only, on an order's page"],
    ["payment/TransferProofForm", "已经转账，要登记付款人和凭证", "To say who sent the money, with proof"],
    ["payment/QrPayPanel", "扫码支付", "To pay by scan"],
  ],
  anatomyStory: "TooLittle",
  anatomy: [
    [
      "p[aria-live]",
      "到账情况：等待、差多少、已到账、已结束",
      "what has come: awaited, missing, complete, over",
    ],
    ["[data-tone=warning]", "提醒：附言必填，金额一致到分", "note: give the reference and the exact amount"],
    ["dl", "收款信息，五项", "where to send it, five facts"],
    ["dl > div:last-child button", "复制这一项", "copies this one"],
    ["form button[name=intent]", "刷新到账状态", "looks for the money"],
    ["table", "到账记录，最早的在前", "what has come, the oldest first"],
  ],
  states: [
    ["Repayment", "账期还款", "Pays back account terms"],
    ["TooLittle", "到账不足：写还差多少", "Too little: says what is missing"],
    ["TooMuch", "多付：写多出的去处", "Too much: says where it goes"],
    ["Over", "已结束：再到账的退回", "Over: what still comes goes back"],
    ["Checking", "正在刷新，正在生成通知单", "Looking, and drawing the slip"],
    ["LongNames", "手机上户名和银行很长", "Long names on a phone"],
    ["Narrow", "手机上名称在值上面", "On a phone each name is above its value"],
  ],
  good: [
    [
      "TooLittle",
      "差额写明，并提醒用同一附言补足。",
      "What is missing is said, and to use the same reference.",
    ],
  ],
  bad: [
    [
      {
        transfer: {
          payNo: "P261121093102713904826",
          status: "waiting",
          reference: "请备注订单号",
          amount: "12680.00",
          received: "0.00",
          left: "12680.00",
          excess: "balance",
          isRepayment: false,
          accountName: "百工商城（沙盒）有限公司",
          bankName: "沙盒银行上海分行营业部",
          accountNo: "6222000020261127001",
          untilText: "2026-12-04 15:30",
          receipts: [],
        },
      },
      "附言里写说明：复制出来就是这句话，款项对不上。",
      "A note in place of the reference: that is what is copied, and the money is not found.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "到账情况变化时播报；每个复制按钮读“复制转账附言”这样的全名，不会都叫“复制”。",
    "A change of what has come is announced; each copy button has a whole name, such as “Copy: Reference”.",
  ],
  layout: [
    "自带 Surface；收款信息宽屏上名称在左，手机上名称在上。下面的转账登记表由页面用 Stack 隔开。",
    "Is a Surface of its own; names are beside their values on wide screens, above them on a phone. The form for the proof below is spaced by the page, a Stack.",
  ],
  related: ["payment/TransferProofForm", "payment/OrderTransfer", "wallet/RepayForm", "parts/CopyText"],
} satisfies ComponentDocs;
