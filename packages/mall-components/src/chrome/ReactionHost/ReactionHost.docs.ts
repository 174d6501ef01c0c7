import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  isOverlay: true,
  purpose: [
    "整个应用里显示操作结果的地方：已加入购物车、已保存、服务器出错等轻提示，以及“经销商已变更”的弹窗。配套的文案用 useReactionWords。",
    "Where the whole application shows what became of an act: toasts such as added, saved or failed, and the modal of a changed dealer. useReactionWords has the words.",
  ],
  instead: [
    ["ui/Toast", "只要轻提示的容器，不在商城里", "Toasts alone, outside of the mall"],
    ["ui/Notice", "提示属于页面某一处，要一直在", "It belongs to one place of the page and stays"],
    ["chrome/NetworkBar", "网络断开", "The network is gone"],
    ["forms/ConfirmDialog", "做之前要问一句", "It must be asked before the act"],
  ],
  anatomy: [
    ["button", "例子：任何会失败的操作", "for example: any act that may fail"],
    [
      "section[aria-live]",
      "提示区：平时是空的，固定在窗口里",
      "region of toasts: empty at rest, fixed to the window",
    ],
  ],
  states: [
    [
      "DealerChanged",
      "经销商已变更（A00008）：只能按“我知道了”",
      "The dealer changed (A00008): only “我知道了” (got it) leads on",
    ],
  ],
  good: [
    [
      "Default",
      "按一下看看：同一句话用同一处文案，全站一致。",
      "Press it: one act, one wording in the whole mall.",
    ],
  ],
  bad: [
    [
      "DealerChanged",
      "为普通结果打断人：加购、保存只用轻提示。",
      "An ordinary result that interrupts: adding and saving are toasts.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "提示区读作“提示”，新的提示自动读出，不抢焦点；弹窗读作警告对话框，焦点进入其中。",
    "The region is named “提示”; a toast is read as it comes and takes no focus; the modal is an alert dialog and does.",
  ],
  layout: [
    "整个应用只放一次，放在页面最外层。提示叠在窗口一角，盖在对话框之上，不占页面位置，打印时不出现。",
    "Once in the application, at its outermost. Toasts are over everything, dialogs too, and take no room in the page; they are not printed.",
  ],
  related: ["ui/Toast", "chrome/ChangedDialog", "chrome/NetworkBar"],
} satisfies ComponentDocs;
