import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "短信验证码：输入框加“获取验证码”，发送前自动做安全验证，发送后倒计时。登录、改手机号、注册都用它。",
    "The code of a text message: its field, the button that sends it, a security check before and a countdown after. For logging in, signing up, a new number.",
  ],
  instead: [
    [
      "ui/OneTimeCode",
      "已经发过了，只要一格一位地填",
      "It was sent already and is only typed, a cell for each digit",
    ],
    ["forms/SecurityCheck", "只要验证，不发短信", "The check alone, without a message"],
    ["account/MobileProofForm", "整个验证手机号的步骤", "The whole step that proves a number"],
  ],
  anatomyStory: "Sent",
  anatomy: [
    ["label", "名称：总是必填", "label: always required"],
    ["input", "六位数字，手机可从短信自动填入", "six digits; a phone fills them in from the message"],
    ["button", "获取验证码；发送后倒计时 60 秒", "sends a code; then counts down 60 s"],
    ["[data-sent]", "已发送，几分钟内有效", "that it was sent, and how long it holds"],
  ],
  states: [
    ["Sent", "已发送：倒计时中不能再按", "Sent: no other until the countdown is over"],
    ["Checking", "先做安全验证", "The security check comes first"],
    ["Sending", "正在发送", "Being sent"],
    ["CheckFailed", "验证没完成：可重试", "The check failed: to try again"],
    ["Wrong", "验证码不对", "A wrong code"],
    ["Narrow", "手机上仍是一行", "On a phone still in one line"],
  ],
  good: [
    [
      "Sent",
      "说明已发送和有效期，人不会急着再发。",
      "It says that one was sent and how long it holds, so people wait.",
    ],
  ],
  bad: [
    [
      { retryAfterMs: 600_000, codeSentAt: 1_795_226_400_000, now: 1_795_226_400_000 },
      "十分钟后才能重发：短信没到的人只能离开。",
      "Ten minutes until the next: who got none must leave.",
    ],
    [
      "Checking",
      "不要在页面一打开就验证；人按了“获取验证码”才开始。",
      "Do not check as the page opens; a press on the button starts it.",
    ],
  ],
  keyboard: keys.form,
  speech: [
    "“验证码，编辑文本，必填”；发送后读“验证码已发送，5 分钟内有效”，验证的每个状态也会读。倒计时的秒数不逐秒读。",
    "“Code, edit text, required”; once sent that is read with how long it holds, and so is each state of the check. Seconds are not read one by one.",
  ],
  layout: [
    "输入框占剩下的宽度，按钮最宽 9.5 个字，和框对齐；提示或安全验证在下面一行。占满父级，倒计时时按钮宽度不变。手机号字段由父级放在上面。",
    "The field takes what is left beside a button of at most 9.5 letters' width, level with it; note or check is a line below. As wide as its parent; the button keeps its width while it counts. The number's own field is the parent's.",
  ],
  related: ["forms/SecurityCheck", "ui/OneTimeCode", "entry/LoginPanel", "account/MobileProofForm"],
} satisfies ComponentDocs;
