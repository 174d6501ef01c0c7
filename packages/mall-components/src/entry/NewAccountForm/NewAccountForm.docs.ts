import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "注册的第二步：手机号验证过了，设账号名、两遍密码，勾选同意条款。",
    "Second step of registering: the number is proven; account, password twice, and the tick for the terms.",
  ],
  instead: [
    ["entry/NewPasswordForm", "已有账号，只改密码", "The account exists, only its password changes"],
    ["account/MobileProofForm", "第一步：验证手机号", "The first step: proving the number"],
    ["store/StoreAccountForm", "给店铺开商家账号", "A merchant's account for a store"],
  ],
  anatomy: [
    ["form p", "已验证的手机号，可重新验证", "the proven number, can be proven again"],
    ["input[name=userName]", "账号，下面写规则", "account, its rule below"],
    ["input[name=password]", "密码，可显示", "password, can be shown"],
    ["input[name=confirmation]", "再输一遍", "once more"],
    ["input[name=agreement]", "同意条款，默认不勾", "the terms, not ticked at first"],
    ["button[type=submit]", "立即注册", "registers"],
  ],
  states: [
    ["Pending", "正在注册", "On its way"],
    [
      "Taken",
      "账号已被使用：其余保留，密码要重输",
      "The account is taken: the rest is kept, passwords are not",
    ],
    ["AllWrong", "每一项都有错", "Every field is wrong"],
    ["MobileTaken", "手机号已注册：提示在最上面", "The number has an account: told on top"],
    ["ProofGone", "手机验证过期：回第一步", "The proof is too old: back to the first step"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [["ProofGone", "说明原因，旁边就是“重新验证”。", "It says why, and the way back is beside it."]],
  bad: [
    [
      { defaultValues: { agreement: "1" } },
      "替人勾好同意：这不算同意，也不合规。",
      "Ticked for the person: that is no consent, and not lawful.",
    ],
    [
      { mobile: "" },
      "不显示验证过的手机号：写错号的人发现不了。",
      "Without the proven number a wrong one is not noticed.",
    ],
  ],
  keyboard: keys.form,
  speech: [
    "字段名后读规则和错误；条款链接在勾选框之外，单独读到；出错时焦点到第一个错误。",
    "Rules and errors are read after the field's name; links to the terms are outside of the tick; the focus goes to the first error.",
  ],
  layout: [
    "一列，占满父级，间距自己管；按钮与表单同宽。放在 EntrySteps 的第二步里。",
    "One column as wide as its parent with its own gaps; the button is as wide as the form. It is the second step inside EntrySteps.",
  ],
  related: ["entry/EntrySteps", "entry/TermsLinks", "entry/EntryDone", "account/MobileProofForm"],
} satisfies ComponentDocs;
