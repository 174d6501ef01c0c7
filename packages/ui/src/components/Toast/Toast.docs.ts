import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  isOverlay: true,
  purpose: [
    "做完一件事后在页面上方出现几秒的短消息：收藏成功、库存不足、已移除并可撤销。用 toast.show() 发，ToastRegion 全站放一个。",
    "A short message above the page for some seconds: saved, out of stock, removed with a way back. toast.show() sends it; one ToastRegion in the application shows it.",
  ],
  instead: [
    ["ui/Notice", "要留着看，或说明怎么改", "It must stay, or says what to put right"],
    ["ui/AlertDialog", "要人决定", "People must decide"],
    ["ui/LiveRegion", "只要读屏知道", "Screen readers alone shall know"],
    ["ui/Dialog", "内容多，有字段", "There is much in it, or fields"],
  ],
  anatomyStory: "Success",
  anatomy: [
    ["section", "区域：页面上方 72 像素处，最多三条", "region: 72 px below the top, three messages at most"],
    ["section svg", "图标：按 tone", "icon: by its tone"],
    ["section > div > span:nth-child(2)", "消息：一句话", "message: one sentence"],
    ["section button", "关闭", "cross"],
  ],
  states: [
    [
      "Default",
      "按三个按钮看：成功；出错，1.5 秒；可撤销，7 秒",
      "Press to see: success; an error for 1.5 s; one to undo for 7 s",
    ],
  ],
  good: [
    [
      "Success",
      "一句话说结果，几秒后自己离开，不打断人。",
      "One sentence tells the result and leaves by itself, without holding people up.",
    ],
  ],
  bad: [
    [
      "ErrorLeavesByItself",
      "错误 1.5 秒就消失，来不及读；要人处理的错误用 Notice。",
      "An error that is gone in 1.5 s cannot be read; what people must act on is a Notice.",
    ],
  ],
  keyboard: [...keys.button, ["Tab", "焦点在消息里时它不会消失", "while the focus is in a message it stays"]],
  speech: [
    "区域读作“提示消息”；成功和说明等空闲时读（polite），警告和错误立即读（alert）。打开对话框时仍能读到、按到。",
    "The region is named by its label; success and info wait (polite), warning and danger interrupt (alert). While a dialog is open it can still be read and pressed.",
  ],
  layout: [
    "固定在页面上方居中，最宽 420 像素（百工），盖在对话框之上，不挡住下面的点击；打印时不出现。默认 3 秒，有动作 7 秒，鼠标停住或有焦点时等着。同样的话再发一次只更新，不叠加。",
    "Fixed at the top in the middle, at most 420 px wide (in Baigong), above dialogs, letting presses beside it through, absent on paper. 3 s, 7 s with an act, longer while hovered or focused. The same words again renew the message.",
  ],
  related: ["ui/Notice", "ui/AlertDialog", "ui/LiveRegion", "chrome/ReactionHost"],
} satisfies ComponentDocs;
