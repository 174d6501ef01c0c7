import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "用短信验证码证明手机号。三个用途：下一步、更换号码、注销账号；按钮的字跟着用途变。",
    "Proves a mobile number by a code in a text message: before a next step, to change the number, or to close the account. Its button says which.",
  ],
  instead: [
    ["forms/SmsCodeField", "表单里只要验证码这一行", "The code as one row of another form"],
    ["entry/LoginPanel", "登录", "Signing in"],
    ["account/MailForm", "验证邮箱", "Proving a mail address"],
  ],
  anatomy: [
    ["input[name=mobile]", "手机号；给了 ownMobile 就不填", "the number; not asked for with ownMobile"],
    ["input[name=validCode]", "验证码", "the code"],
    ["button[type=button]", "获取验证码，60 秒后可重发", "sends the code, again after 60 seconds"],
    ["button[type=submit]", "提交，占满宽度", "sends the form, as wide as it"],
  ],
  states: [
    ["OwnMobile", "只发到自己的号码", "To the own number alone"],
    ["NewNumber", "更换：叫“新手机号”", "Changing: asks for the new number"],
    ["Checking", "发送前的安全检查", "The security check before a code"],
    ["CodeSent", "已发送：倒计时", "Sent: counts down"],
    ["Pending", "正在验证", "Being checked"],
    ["Taken", "号码已注册：给登录入口", "The number has an account: leads to the sign-in"],
    ["Refused", "验证码不对", "A wrong code"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "OwnMobile",
      "操作自己的账号时不让人再输号码，也不会发错。",
      "For one's own account no number is asked for, and none can be wrong.",
    ],
  ],
  bad: [
    [
      { last: "close" },
      "注销账号却能填任意手机号。要传 ownMobile，只发到本人号码。",
      "Closing an account by any number that is typed. Give ownMobile: only the own one counts.",
    ],
  ],
  keyboard: keys.form,
  speech: [
    "“验证码已发送”轻声播报；倒计时在按钮上读；错误在字段下，焦点移到第一个错。",
    "That a code was sent is announced politely; the button reads its countdown; faults are at their fields, with the focus on the first.",
  ],
  layout: [
    "字段高 44 像素，一列，按钮占满。父级给 320–400 像素宽。",
    "Fields of 44 px in one column with a full button. Give it 320–400 px.",
  ],
  related: ["forms/SmsCodeField", "account/ClosingPanel", "entry/NewPasswordForm"],
} satisfies ComponentDocs;
