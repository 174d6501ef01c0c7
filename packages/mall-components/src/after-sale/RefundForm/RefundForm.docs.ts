import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "申请退款的第二步：原因、金额、说明、凭证。金额不能超过可退的数，最后一笔会提醒不可撤销。",
    "The second step of a refund: reason, amount, explanation, evidence. The amount is at most what may be refunded; the order's last refund warns that it cannot be withdrawn.",
  ],
  instead: [
    ["after-sale/RefundChoice", "第一步：选商品和类型", "The first step: goods and type"],
    ["after-sale/ReturnParcelForm", "商家已同意，填退货物流", "The shop approved: to enter the parcel"],
    ["forms/ConfirmDialog", "付款前取消订单", "To cancel an order before it is paid"],
  ],
  anatomyStory: "LastOfTheOrder",
  anatomy: [
    ["h2", "标题“退款信息”", "heading “Refund details”"],
    ["select", "退款原因，随所选类型变", "reason, by what was chosen"],
    ["input[name=refundAmount]", "退款金额；不能改时只读", "amount, to read only where it is fixed"],
    [
      "[data-tone]",
      "还会退什么：运费、积分、优惠券；最后一笔是警示",
      "what else goes back: freight, points, coupons; a warning for the last one",
    ],
    ["textarea", "退款说明，选填，最多 200 字", "explanation, optional, 200 characters at most"],
    ["button[type=submit]", "提交申请", "submits"],
  ],
  states: [
    [
      "LastOfTheOrder",
      "本单最后一笔：金额固定，全部退还",
      "The order's last: the amount is fixed, all goes back",
    ],
    ["Pending", "正在提交", "Submitting"],
    ["ServerErrors", "服务器指出原因没选", "The server says that the reason is missing"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    ["LastOfTheOrder", "提交前就说“均不可撤销”。", "That it cannot be withdrawn is said before it is sent."],
  ],
  bad: [
    [
      { defaultValues: {} },
      "金额没预填：最多可退多少还要人照着抄。",
      "The amount is not filled in: people must copy what it may be.",
    ],
    [
      { reasons: [] },
      "没有可选的原因：必填却填不了。",
      "No reasons to choose from: it is required and cannot be given.",
    ],
  ],
  keyboard: keys.form,
  speech: [
    "表单名“提交申请”；金额读“最多可退 ¥66.00”；出错时焦点回到第一个错处，并读出原因。",
    "A form “Submit request”; the amount is read with “At most ¥66.00”; faults bring the focus to the first, which says why.",
  ],
  layout: [
    "字段上下排列，间距自己管，占满父级；凭证用 pictures 传入。放在 RefundChoice 下面、同一个 Surface 里。",
    "Fields below each other with its own distances, as wide as its parent; evidence comes as pictures. Its place is below RefundChoice in the same Surface.",
  ],
  related: [
    "after-sale/RefundChoice",
    "after-sale/RefundVouchers",
    "after-sale/RefundStatePanel",
    "forms/FormPart",
  ],
} satisfies ComponentDocs;
