import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "绑定、更换、解绑账号的邮箱：填地址发验证邮件，24 小时内打开链接才算数，可以重发。",
    "Sets, changes or removes the mail address of an account: it sends a letter whose link is good for 24 hours, and can send it again.",
  ],
  instead: [
    ["account/SecurityList", "只看邮箱是否已验证", "Only its state, among the other ways to sign in"],
    ["invoice/InvoiceMailForm", "把发票发到一个邮箱", "Sending an invoice to an address"],
    ["account/MobileProofForm", "换手机号", "Changing the mobile number"],
  ],
  anatomyStory: "Waits",
  anatomy: [
    ["section form button", "解除绑定", "removes the address"],
    [
      "[role=status]",
      "信已发到哪里、多久有效、重发",
      "where the letter went, how long it is good, send it again",
    ],
    ["input[type=email]", "邮箱；已有时叫“新邮箱”", "the address; named a new one where there is one"],
    ["button:not([name])", "发送验证邮件", "sends the letter"],
    ["a[href]", "返回账号信息", "back to the account"],
  ],
  states: [
    ["Waits", "等待验证", "A letter is on its way"],
    ["Confirmed", "已验证，可换可解绑", "Confirmed, can be changed or removed"],
    ["Pending", "正在发送", "Being sent"],
    ["Refused", "今天发满 5 封", "Five letters were sent today"],
    ["Narrow", "手机上，地址很长", "On a phone, with a long address"],
  ],
  good: [
    [
      "Waits",
      "写全待验证的地址：打错了看得出来。",
      "The waiting address is shown whole, so that a slip is seen.",
    ],
  ],
  bad: [
    [
      { mail: "caigou@example.com" },
      "已验证的邮箱没有打码。只有待验证的才写全。",
      "The confirmed address is not masked. Only the one that waits is shown whole.",
    ],
  ],
  keyboard: keys.form,
  speech: [
    "信发出后播报发到哪里、多久有效；格式错时焦点回到字段并读原因；状态用“已验证”“待验证”说。",
    "Once sent it says where and how long; a wrong address brings the focus back with the reason; the state is said in words.",
  ],
  layout: [
    "一张卡片：状态一行、提示、表单、返回链接，间距自己管。占满账号页的内容区。",
    "A card with the state, the message, the form and a link back, spaced by itself. Fills the content of the account's page.",
  ],
  related: ["account/MailConfirm", "account/SecurityList", "parts/CenterSection"],
} satisfies ComponentDocs;
