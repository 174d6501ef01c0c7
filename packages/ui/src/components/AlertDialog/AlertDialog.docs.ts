import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  isOverlay: true,
  purpose: [
    "不回答就不能继续的问题或消息：取消订单、删除地址、信息已变更。只有一两个按钮，没有叉。",
    "A question or news that must be answered before anything else: cancel an order, delete an address, data has changed. One or two buttons, no cross.",
  ],
  instead: [
    ["ui/Dialog", "要填写或选择", "Something is filled in or chosen"],
    ["ui/Toast", "只告诉结果，不必回答", "It only tells a result"],
    ["ui/Notice", "消息属于页面的一处，可以留着看", "The news belongs to a place on the page and may stay"],
    [
      "forms/ConfirmDialog",
      "商城里删除、取消等要再问一次，还可能要原因",
      "In the mall, to ask once more before an act, with a reason where one is wanted",
    ],
  ],
  anatomyStory: "Danger",
  anatomy: [
    ["[role=alertdialog] h2", "标题：问什么", "heading, what is asked"],
    ["[role=alertdialog] svg", "图标：随 tone 变", "icon, follows its tone"],
    ["[role=alertdialog] svg + div", "后果：做了会怎样", "what follows from it"],
    [
      "[role=alertdialog] > div:last-child button:first-child",
      "取消：不给 cancelLabel 就没有",
      "the way back, absent without cancelLabel",
    ],
    [
      "[role=alertdialog] > div:last-child button:last-child",
      "确认：danger 时为红色，总在最后",
      "confirms; red when danger, always last",
    ],
  ],
  states: [
    ["Danger", "危险的动作，能退回", "A dangerous act, with a way back"],
    [
      "Pending",
      "正在处理：确认键转圈，取消停用，Esc 无效",
      "Under way: the confirming button turns, the other is disabled, Escape does nothing",
    ],
    ["Refused", "被拒绝：不关闭，原因写在下面", "Refused: stays open with the reason"],
  ],
  good: [
    [
      "Danger",
      "确认键写动作“取消订单”，另一个写“再想想”，不会看错。",
      "The confirming button names the act, the other one the way back; they cannot be mixed up.",
    ],
    [
      "Refused",
      "失败时留在原处说明原因，不另弹一个窗。",
      "A failure is told in its place, not in one more window.",
    ],
  ],
  bad: [
    [
      "Default",
      "只是“已保存”这类结果时别用它打断人：用 Toast。",
      "Not for a result such as “saved”: that interrupts people. Take a Toast.",
    ],
  ],
  keyboard: [
    ...keys.tab,
    ["Enter / Space", "按下焦点所在的按钮", "presses the focused button"],
    [
      "Esc",
      "等于取消；没有取消键或正在处理时无效",
      "as the cancelling button; does nothing without one or while it is under way",
    ],
  ],
  speech: [
    "打开时读标题、“警告对话框”和正文，焦点移进窗口；errorText 出现时马上读出；关闭后焦点回到打开它的控件。",
    "At opening its heading, “alert dialog” and its text, with the focus inside; an errorText is read at once; afterwards the focus is back at what opened it.",
  ],
  layout: [
    "最窄的一种窗口（400 像素，手机上随屏幕），居中；图标、文字、按钮的位置都是自己的。正文只放一两句话。",
    "The narrowest window (400 px, the screen's width on a phone), in the centre; icon, words and buttons have their places. Keep its text to a sentence or two.",
  ],
  related: ["ui/Dialog", "ui/Toast", "ui/Notice", "forms/ConfirmDialog"],
} satisfies ComponentDocs;
