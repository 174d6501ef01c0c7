import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "一句话里的两个条款链接：《销售通用条款》和《隐私政策》，在新标签打开，表单不丢。",
    "The links to sales terms and privacy policy inside a sentence; each opens in a tab of its own, so that no form is lost.",
  ],
  instead: [
    ["entry/TermsDocument", "条款的全文", "The terms themselves"],
    ["checkout/CheckoutTerms", "结算时的勾选", "The tick at the checkout"],
    ["entry/AgreementPopup", "必须当场读完同意", "It must be read and accepted at once"],
    ["chrome/Footer", "页脚里的条款入口", "The terms in the foot of a page"],
  ],
  anatomy: [
    ["a", "销售通用条款", "sales terms"],
    ["a + a", "隐私政策", "privacy policy"],
  ],
  states: [
    [
      "Default",
      "接在“我已阅读并同意”之类的话后面",
      "Comes after words such as “我已阅读并同意” (I have read and agree)",
    ],
  ],
  good: [
    [
      "Default",
      "常有下划线，在文字里看得出是链接。",
      "Always underlined, so that it is seen as a link among words.",
    ],
  ],
  bad: [
    [
      "Default",
      "放进勾选框的文字里：点链接会连带勾选。写在勾选框旁边。",
      "Inside the label of a tick: a press of a link ticks, too. Put it beside.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "两个链接，名字就是条款名，中间读“和”。",
    "Two links by the names of the terms, with the word for “and” between.",
  ],
  layout: [
    "是一行文字的一部分，字号颜色随父级，可以换行；前面的话由父级写。",
    "Part of a line of text in its parent's size, and breaks with it; the words before are its parent's.",
  ],
  related: ["entry/LoginPanel", "entry/NewAccountForm", "entry/TermsDocument"],
} satisfies ComponentDocs;
