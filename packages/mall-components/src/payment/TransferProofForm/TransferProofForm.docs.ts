import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "转账之后登记：付款户名、凭证图片、多付的款怎么办。可以重复提交，后一次为准。",
    "After a bank transfer: who sent it, pictures as proof, and what becomes of too much. It can be sent as often as wanted.",
  ],
  instead: [
    ["payment/TransferPanel", "还没转账，要收款账号", "Nothing is sent yet and the account is needed"],
    ["payment/TransferProofs", "只要上传凭证", "For the pictures alone"],
    ["wallet/CreditRequestForm", "申请账期", "To apply for account terms"],
  ],
  anatomy: [
    ["h2", "标题“我已转账”", "heading “I have sent the money”"],
    ["input[name=payer]", "付款账户户名，选填", "name of the paying account, optional"],
    ["[role=radiogroup]", "多付款项：转入余额，或退回", "what is too much: into the balance, or back"],
    ["section ul", "转账凭证，最多三张", "proof, three pictures at most"],
    ["button[type=submit]", "提交", "send"],
  ],
  states: [
    [
      "Saved",
      "已提交：绿色提示，内容保留，可再改",
      "Sent: a green note, what was typed stays and can be changed",
    ],
    ["Pending", "正在提交", "Sending"],
    ["ServerError", "服务器拒绝", "Refused by the server"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    ["Saved", "提交后留在原处，说明在等到账。", "After sending it stays and says that the money is awaited."],
  ],
  bad: [
    [
      { proofs: null },
      "没放凭证上传：没写附言的款很难核对。",
      "Without proofs, money that came without a reference is hard to find.",
    ],
    [
      { isSaved: true, formError: "该转账已结束，请刷新后查看" },
      "一边说已提交，一边说失败：出错时去掉 isSaved。",
      "Sent and refused at once: take isSaved away when it failed.",
    ],
  ],
  keyboard: keys.form,
  speech: [
    "区域名“我已转账”；选填写在提示里读出；提交成功和被拒绝都会播报。",
    "A region “I have sent the money”; that a field is optional is read with it; success and refusal are announced.",
  ],
  layout: [
    "自带 Surface 和字段间距，占满父级；放在 TransferPanel 下面。",
    "Is a Surface with its own distances and fills its parent; its place is below TransferPanel.",
  ],
  related: ["payment/TransferPanel", "payment/TransferProofs", "forms/FormPart"],
} satisfies ComponentDocs;
