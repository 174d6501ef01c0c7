import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "设新密码：输两遍，规则写在下面。找回密码和修改密码的第二步。",
    "A new password, twice, with its rule below: the second step of resetting and of changing one.",
  ],
  instead: [
    ["entry/NewAccountForm", "注册时连账号一起设", "With the account, when registering"],
    ["ui/PasswordField", "别的表单里的一个密码框", "One password in another form"],
    ["account/SecurityList", "各种登录方式的总览", "The overview of all ways to sign in"],
  ],
  anatomyStory: "Refused",
  anatomy: [
    ["[role=alert]", "整单的错误", "what is wrong with all of it"],
    ["form p", "已验证的手机号，可重新验证", "the proven number, can be proven again"],
    ["input[name=password]", "新密码", "the new one"],
    ["input[name=confirmation]", "再输一遍", "once more"],
    ["button[type=submit]", "提交", "sends it"],
  ],
  states: [
    ["Pending", "正在提交", "It is being sent"],
    ["Wrong", "密码太常见，两次不一致", "Too common, and not the same twice"],
    ["Refused", "手机验证过期", "The proof of the number is too old"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Refused",
      "错误说明原因，旁边能重新验证。",
      "The error says why, and the number can be proven again beside it.",
    ],
  ],
  bad: [
    [
      { formError: "操作失败" },
      "没说为什么失败：是密码不合规则，还是验证过期？",
      "It does not say why: is it the password, or the proof?",
    ],
  ],
  keyboard: keys.form,
  speech: [
    "密码框后读规则和错误；小眼睛读“显示密码”“隐藏密码”；整单错误立即读出。",
    "Rule and error are read after the field's name; the eye says what it does; an error of all is read at once.",
  ],
  layout: [
    "一列，占满父级，间距自己管；按钮与表单同宽。放在 EntrySteps 的第二步里。",
    "One column as wide as its parent with its own gaps; the button is as wide as the form. It is the second step inside EntrySteps.",
  ],
  related: ["entry/EntrySteps", "entry/EntryDone", "ui/PasswordField"],
} satisfies ComponentDocs;
