import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "发短信、登录前的安全验证：按一下按钮，浏览器自己算几秒，不用认图、拼图、听数字。",
    "The check before a text message or a login: one press, then the browser works for some seconds. No puzzle to see or hear.",
  ],
  instead: [
    ["forms/SmsCodeField", "要验证码字段，验证已包含在内", "With the code's field; the check is part of it"],
    ["ui/ProgressBar", "别的任务的进度", "How far another task is"],
    ["ui/Notice", "只告诉验证没通过", "It only says that a check failed"],
  ],
  anatomy: [
    ["svg", "图标：待开始、进行中、通过、失败", "icon: waiting, at work, passed, failed"],
    ["[aria-live]", "现在的状态，一句话", "where it is, in a sentence"],
    ["button", "开始；失败后变成重试", "start; after a failure to try again"],
  ],
  states: [
    ["Working", "进行中：百分比，底边有进度", "At work: a percentage, and a bar at the foot"],
    ["Done", "通过：绿底，没有按钮", "Passed: green, without a button"],
    ["Failed", "失败：红底，可重试", "Failed: red, to try again"],
    ["Refused", "服务器不认：写出原因，重新开始", "Refused by the server: its words, and start again"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      { state: "failed" },
      "失败时说原因，并在同一处给重试。",
      "A failure says why and can be tried again in its place.",
    ],
  ],
  bad: [
    [
      { errorText: "Error 4003: challenge expired" },
      "程序的错误码，人看不懂也不知道怎么办。",
      "A program's code that tells people nothing.",
    ],
    [
      { state: "working", progress: 1 },
      "停在 100%：算完要立刻换成 done。",
      "It stays at 100%: once it is done say so.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "状态一变就读：“正在进行安全验证”“安全验证通过”。按钮的描述是状态那句话；进度条以它命名，百分比不会一直打断。",
    "Each change of state is read. The button is described by that sentence, the bar is named by it, and percentages do not keep interrupting.",
  ],
  layout: [
    "一行，占满父级，高至少 44 像素；各状态一样高，进度线画在底边，不推开下文。字长时换行，图标和按钮不缩。",
    "A row as wide as its parent, 44 px high at least; all states are of one height, the bar at the foot moves nothing. Long words wrap, icon and button keep their size.",
  ],
  related: ["forms/SmsCodeField", "entry/LoginPanel", "ui/ProgressBar"],
} satisfies ComponentDocs;
