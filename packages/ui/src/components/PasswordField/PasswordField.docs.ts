import type { ComponentDocs } from "../../component-docs/index.ts";

export default {
  purpose: [
    "输入密码，右边的眼睛可以看明文。密码管理器能识别并填入。",
    "A password, with an eye at its end that shows what was typed. Password managers know it and fill it in.",
  ],
  instead: [
    ["ui/OneTimeCode", "短信验证码", "A code sent by text message"],
    ["ui/TextField", "不必遮住的内容", "Something that need not be covered"],
    [
      "entry/NewPasswordForm",
      "整个设新密码的表单，带规则和确认",
      "The whole form of a new password with its rules",
    ],
  ],
  anatomyStory: "Invalid",
  anatomy: [
    ["label", "名称", "label"],
    ["input", "密码：默认显示圆点", "password: dots by default"],
    ["button", "眼睛：显示或隐藏，图标和名字一起变", "eye: shows or hides, icon and name change together"],
    ["[id$=error]", "错误：说明密码要满足什么", "error: what a password needs"],
  ],
  states: [
    ["Invalid", "不合规则", "Against the rules"],
    ["Disabled", "不能改，也不能看", "Can neither be changed nor shown"],
  ],
  good: [
    [
      { autoComplete: "new-password", description: "6–20 位，至少包含两种字符" },
      "设新密码时先写规则，并让密码管理器生成。",
      "A new one says its rules first and lets a password manager make it.",
    ],
  ],
  bad: [
    [
      { placeholder: "请输入密码", isLabelHidden: true },
      "只有占位字，一输入就看不到名称。",
      "A placeholder in place of the label is gone once one types.",
    ],
    [
      { autoComplete: "off" },
      "关掉自动填入，人只好用简单的密码。",
      "Without filling in people take simple passwords.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "到输入框、眼睛按钮", "to the field and the eye"],
    ["Enter", "在输入框：提交表单", "in the field: submits the form"],
    ["Enter / Space", "在眼睛上：显示或隐藏", "on the eye: shows or hides"],
  ],
  speech: [
    "“密码，安全编辑文本”；按钮读“显示密码，按钮”，按下后名字变“隐藏密码”。明文显示后，读屏会读出字符。",
    "“Password, secure edit text”; the button is “Show password” and becomes “Hide password”. While shown its letters are read aloud.",
  ],
  layout: [
    '名称、框、说明竖排，占满父级；眼睛在框内右端，不占额外宽度。登录页用 size="l"（44 像素高）。',
    'Label, box and hint one below the other, as wide as the parent; the eye is inside the box. Pages to log in take size="l" (44 px high).',
  ],
  related: ["ui/TextField", "ui/OneTimeCode", "entry/LoginPanel", "entry/NewPasswordForm"],
} satisfies ComponentDocs;
