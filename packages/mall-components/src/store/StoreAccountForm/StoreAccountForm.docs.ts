import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "设置或修改登录商家后台的店铺账号和密码。第一次直接设，修改要验证本人手机。",
    "Sets or changes the account and password of the merchant back-end. A change takes a code sent to the owner's number.",
  ],
  instead: [
    ["entry/NewPasswordForm", "改自己登录商城的密码", "The buyer's own password for the mall"],
    ["entry/NewAccountForm", "注册商城账号", "Registering at the mall"],
    ["store/StoreStatePanel", "只看有没有账号、去设置", "Whether there is one, and the way here"],
  ],
  anatomy: [
    ["h2", "标题：设置或修改", "heading: set or change"],
    ["[data-tone]", "说明：商家后台在哪、现在的账号", "what it is for, where, and the account of today"],
    ["input[name=account]", "账号", "account"],
    ["input[name=password]", "密码，6–12 位，可显示", "password of 6 to 12, can be shown"],
    ["input[name=confirmation]", "再输一次", "once more"],
    ["button[type=submit]", "提交，占满宽度", "sends it, as wide as the form"],
  ],
  states: [
    ["WithAddress", "知道商家后台地址", "With the back-end's address"],
    ["Changed", "修改：多一行验证码", "Changing: a code, too"],
    ["CodeSent", "验证码已发送", "The code was sent"],
    ["Pending", "保存中", "Being saved"],
    ["Refused", "账号被占用、验证码不对", "Taken account, wrong code"],
    ["Saved", "已保存", "Saved"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "WithAddress",
      "写出登录地址，设完就能去。",
      "The address to sign in at is there, ready to be followed.",
    ],
  ],
  bad: [
    [
      { isSaved: true },
      "已保存却没传 current：标题还是“设置店铺账号”，像没存上。",
      "Saved, but without current the heading still says to set it, as if it was not.",
    ],
  ],
  keyboard: keys.form,
  speech: [
    "保存成功轻声播报；密码旁的按钮读“显示密码”；字段读规则；错误在字段下，焦点到第一个。",
    "Success is announced politely; the button in a password says to show it; fields say their rule; faults are at their fields.",
  ],
  layout: [
    "一列，字段 44 像素高，自己没有卡片底。放进 Surface，宽 400–480 像素。",
    "One column of 44 px fields without a ground of its own. Put it on a Surface, 400–480 px wide.",
  ],
  related: ["store/StoreStatePanel", "forms/SmsCodeField", "entry/NewPasswordForm"],
} satisfies ComponentDocs;
