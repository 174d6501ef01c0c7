import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "结算页一行：这单开什么发票、抬头是谁，点“修改”去选。",
    "A line of the checkout: which invoice the order gets and its title, with a link to change it.",
  ],
  instead: [
    ["invoice/InvoiceChoice", "正在选发票和抬头", "To choose invoice and title"],
    ["invoice/InvoiceStatePanel", "已申请的发票到哪一步", "For how far an invoice is"],
    ["order/OrderInfo", "订单详情里的发票", "For the invoice on an order's page"],
  ],
  anatomyStory: "Company",
  anatomy: [
    ["section > h2", "名称“发票”", "its name “Invoice”"],
    [
      "section > span",
      "种类 · 单位或个人 · 抬头；或“不开发票”",
      "kind, company or person, title; or “No invoice”",
    ],
    ["section a[href]", "修改，去选发票的页面", "to the page where it is chosen"],
  ],
  states: [
    ["Company", "单位专用发票", "A special invoice for a company"],
    ["Personal", "个人普通发票，不能改", "An ordinary one for a person, fixed"],
  ],
  good: [["Company", "种类、抬头、修改都在一行。", "Kind, title and the way to change them in one line."]],
  bad: [
    [
      "Default",
      "结算页没给 editHref：看到“不开发票”，却改不了。",
      "At the checkout without editHref: “No invoice”, and no way to change it.",
    ],
    [
      { invoice: { type: "special", titleKind: "personal", title: "王建国" } },
      "专用发票不能开给个人：选的页面就要拦住。",
      "A special invoice is not for a person: the page where it is chosen must refuse it.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "区域名“发票”，读出种类和抬头，再读链接“修改”。",
    "A region “Invoice” with kind and title, then the link “Change”.",
  ],
  layout: [
    "一行，放不下时换行；抬头长了折行不截断。与其他行的距离由页面的 Stack 决定。",
    "A line that wraps; a long title breaks and is not cut. The distance to other lines is the page's, a Stack.",
  ],
  related: ["invoice/InvoiceChoice", "checkout/BookingField", "checkout/PointsField"],
} satisfies ComponentDocs;
