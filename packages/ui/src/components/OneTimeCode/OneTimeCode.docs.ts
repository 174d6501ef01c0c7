import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  status: "new",
  purpose: [
    "填写发到手机的验证码，一位一格。看上去是几格，其实是一个输入框，粘贴整条短信、系统自动填入都行。",
    "A code sent to a phone, a cell for each digit. It is one field, so a whole message can be pasted and the system can fill it in.",
  ],
  instead: [
    [
      "forms/SmsCodeField",
      "要带“获取验证码”按钮和倒计时",
      "With the button that sends the code and its countdown",
    ],
    ["ui/PasswordField", "密码", "A password"],
    ["ui/TextField", "券码、单号等长短不定的码", "Codes of any length, such as of a voucher"],
  ],
  anatomy: [
    ["label", "名称：验证码", "label"],
    ["span:nth-child(6)", "格：4 到 6 个，只是画出来的", "cell: four to six, drawn alone"],
    ["input", "真正的输入框，盖在所有格上", "the field itself, over all cells"],
    ["[id$=hint]", "说明：发到哪个号码", "hint: which number it was sent to"],
  ],
  states: [
    ["FourDigits", "四位、必填", "Four digits, required"],
    ["Filled", "填满", "Filled"],
    ["Wrong", "错误：红框，说明怎么办", "Wrong: red cells and what to do"],
    ["Disabled", "提交中不能改", "Cannot be changed, such as while it is sent"],
    ["Narrow", "280 像素宽也放得下", "Fits into 280 px"],
  ],
  good: [["Default", "写明发到哪个手机，人知道去哪里找。", "It says which phone it went to."]],
  bad: [
    [
      { errorMessage: "错误", defaultValue: "482913" },
      "只说“错误”：请写“已过期，请重新获取”这样的下一步。",
      "“Wrong” alone: say what to do, such as to ask for a new one.",
    ],
    [
      { label: "请输入验证码", isLabelHidden: true, description: "", defaultValue: "" },
      "没有名称也没有说明，六个空格看不懂。",
      "Neither label nor hint: six empty cells that explain nothing.",
    ],
  ],
  keyboard: [
    ...keys.field,
    ["0–9", "填下一位；全角数字也算", "types the next digit; full-width ones count"],
    ["Backspace", "删掉前一位", "deletes the digit before"],
  ],
  speech: [
    "一个输入框：“验证码，编辑文本”，接着读说明；格子不读。出错时读“无效”和原因。填满时不自动读，onComplete 里做了什么要自己播报。",
    "One field: “Code, edit text”, then the hint; the cells are silent. When wrong “invalid” and why. Filling it says nothing: announce what onComplete does.",
  ],
  layout: [
    "按格数定宽，不随父级变宽：每格 36 像素、间距 4 像素，六格共 236 像素（百工）。名称、说明、错误竖排。下面的按钮由父级 Stack 或 Form 排。",
    "As wide as its cells whatever is around it: 36 px each, 4 px between, 236 px for six (in Baigong). Label, hint and error are one below the other; buttons are the Stack's or Form's around it.",
  ],
  related: ["forms/SmsCodeField", "ui/TextField", "entry/LoginPanel"],
} satisfies ComponentDocs;
