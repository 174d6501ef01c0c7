import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  isOverlay: true,
  purpose: [
    "页面内容已经不对了：在别的页面换了账号，或绑定的经销商变了。说明原因，只能按一个按钮继续。",
    "The page is no longer right: another account signed in on another page, or the bound dealer changed. It says why, and one button leads on.",
  ],
  instead: [
    ["ui/AlertDialog", "要问“做还是不做”，可以取消", "It asks whether to do something and may be cancelled"],
    ["chrome/ReactionHost", "只告诉操作结果，不打断人", "It only tells a result and need not interrupt"],
    ["ui/Notice", "页面仍然有效，只多一条说明", "The page is still right and needs one remark"],
  ],
  anatomy: [
    [
      "[role=alertdialog]",
      "窗口：没有叉，点外面也不关",
      "window: no cross, a press outside does not close it",
    ],
    ["[role=alertdialog] h2", "标题：什么变了", "heading: what has changed"],
    [
      "[role=alertdialog] svg",
      "图标：换账号用警告色，换经销商用提示色",
      "icon: a warning for the account, information for the dealer",
    ],
    [
      "[role=alertdialog] button",
      "唯一的出路：“重新加载”或“我知道了”",
      "the only way on: “重新加载” (reload) or “我知道了” (got it)",
    ],
  ],
  states: [
    [
      "OfTheDealer",
      "绑定的经销商变了（A00008），确认后回首页",
      "The bound dealer changed (A00008); afterwards the person is led home",
    ],
  ],
  good: [
    [
      "OfTheDealer",
      "一句话说清变了什么，按钮就是下一步。",
      "One sentence says what changed, and the button is the next step.",
    ],
  ],
  bad: [
    [
      "Default",
      "自己刚改了资料就弹它：人知道自己做了什么，用轻提示即可。",
      "Shown after a change the person made: they know what they did, so a toast is enough.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "只在窗口里移动", "moves inside the window alone"],
    ["Enter / Space", "按下按钮", "presses the button"],
    ["Esc", "无效，必须按按钮", "does nothing, the button must be pressed"],
  ],
  speech: [
    "打开时读标题（“账号已切换”）和“警告对话框”，接着读说明；背后的页面读不到。",
    "At opening its heading, “账号已切换”, and “alert dialog”, then the sentence; the page behind cannot be read.",
  ],
  layout: [
    "宽 400 像素，居中，画在 body 上，放在页面哪里都一样。一个应用只放一处；不常出现，可用 LazyChangedDialog 延迟加载。",
    "400 px wide in the centre, drawn on the body wherever it is placed. One in the whole application; LazyChangedDialog fetches its code when it is first needed.",
  ],
  related: ["chrome/ReactionHost", "ui/AlertDialog", "forms/ConfirmDialog"],
} satisfies ComponentDocs;
