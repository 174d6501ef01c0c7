import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  isOverlay: true,
  purpose: [
    "登录后或在顶部栏选择代表哪家企业采购；当前的打勾，选了立即切换。",
    "Chooses the enterprise that a person acts for, after signing in or from the top bar; the current one has a tick, a press switches at once.",
  ],
  instead: [
    ["enterprise/EnterpriseList", "用户中心里管理所有企业", "All enterprises in the user centre"],
    ["ui/Select", "表单里选一项", "A choice inside of a form"],
    ["ui/Menu", "选项少，不需要切换过程", "A few items without a wait"],
  ],
  anatomy: [
    ["[role=dialog] h2", "“请选择您的企业”", "“Select your enterprise”"],
    [
      "[role=dialog] li:first-child button",
      "一家企业，整行可按",
      "an enterprise, the whole row can be pressed",
    ],
    ["[role=dialog] li:first-child button > :nth-child(2)", "企业名和角色", "name and role"],
    ["[role=dialog] button[aria-current] > :last-child", "勾：当前企业", "tick: the current one"],
  ],
  states: [
    ["Switching", "正在切换：其他不能再按", "Switching: the others ignore presses"],
    ["Failed", "切换失败：说明原因，可以再选", "Failed: says why; another can be chosen"],
  ],
  good: [["Switching", "转圈在所选的那一行，窗口不关。", "The chosen row spins and the window stays."]],
  bad: [
    [
      "Failed",
      "说“企业不存在或您已不是成员”，列表里却还有它：失败后要重新取列表。",
      "It says that the enterprise is gone, yet the list still offers it: ask for the list again.",
    ],
  ],
  keyboard: keys.dialog,
  speech: [
    "打开时读“请选择您的企业，对话框”；当前一行读“当前企业”；切换中读“正在切换”，失败立即读出原因。",
    "“Select your enterprise, dialog” at opening; the current row says so; switching is read, a failure at once.",
  ],
  layout: [
    "小号窗口，居中；行高够手指按，多了在窗口内滚动。由 isOpen 开关，画在 body 上。",
    "A small window in the centre; rows are high enough for a finger and scroll inside. isOpen shows it; it is drawn on the body.",
  ],
  related: ["enterprise/EnterpriseList", "chrome/TopBar", "ui/Dialog"],
} satisfies ComponentDocs;
