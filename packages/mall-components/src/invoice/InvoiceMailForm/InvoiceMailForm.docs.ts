import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "把开好的发票发到一个邮箱，并列出以前发到过哪里、几时。",
    "Sends an issued invoice to an address, and lists where it went before and when.",
  ],
  instead: [
    ["account/MailForm", "绑定账号的邮箱", "The mail address of the account"],
    ["invoice/InvoiceFile", "在网页里看", "Reading it in the page"],
  ],
  anatomyStory: "Sent",
  anatomy: [
    ["label", "名称，必填", "its name, needed"],
    ["input[type=email]", "收票邮箱", "the address"],
    ["button[type=submit]", "发送发票", "sends it"],
    ["ul", "发送记录，新的在前", "where it went, newest first"],
  ],
  states: [
    ["Sent", "发送过一次", "Sent once"],
    ["Pending", "正在发送", "Being sent"],
    ["Refused", "今天次数用完", "No more today"],
  ],
  good: [["Sent", "发完写明时间和地址，发错了看得出。", "Time and address are shown, so a slip is seen."]],
  bad: [
    [
      { sent: [{ email: "caiwu@example.com", time: "刚刚" }] },
      "“已于 刚刚 发送”：明天再看就错了。给日期和时间。",
      "A moment ago is wrong tomorrow. Give day and time.",
    ],
  ],
  keyboard: keys.field,
  speech: [
    "表单读作“发送到邮箱”；新的发送记录轻声播报；格式错时焦点回到字段。",
    "A named form; a new line of what was sent is announced politely; a wrong address brings the focus back.",
  ],
  layout: [
    "一列，按钮靠右；记录在按钮下面。自己没有卡片底，父级给 400 像素左右。",
    "One column with the button at its end and the list below. It has no ground; about 400 px suit it.",
  ],
  related: ["invoice/InvoiceStatePanel", "invoice/InvoiceFile", "ui/TextField"],
} satisfies ComponentDocs;
