import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "一个订单现在能做的全部动作，按服务器允许的内容和顺序排成按钮。“去付款”是售卖色，推进订单的动作是主色，其余描边。",
    "All that can be done with an order now, as buttons, exactly those the server allows and in its order. “Pay” has the sale colour, what moves the order on the accent, the others an outline.",
  ],
  instead: [
    ["ui/Button", "动作与订单状态无关", "The act does not depend on an order's state"],
    ["ui/Menu", "动作很多，地方很小", "Many acts and little room"],
    ["checkout/SubmitBar", "订单还没提交", "The order is not submitted yet"],
  ],
  anatomy: [
    ["form", "一个真实的表单，没有脚本也能提交", "a real form that works without script"],
    ["form > button:first-of-type", "推进订单的动作：实心", "what moves the order on: solid"],
    ["form > button:last-of-type", "其余动作：描边", "other acts: outlined"],
  ],
  states: [
    [
      "WithPages",
      "有页面的动作是链接，其余是按钮",
      "An act that is a page is a link, the others are buttons",
    ],
    ["Column", "竖排：订单列表的最后一栏", "In a column: the last one of an order list"],
    ["Pending", "一个动作进行中，其他停用", "One act is on its way, the others are off"],
    [
      "PendingElsewhere",
      "进行中的动作不在这里：按钮照常可按",
      "What is on its way has no button here: all can be pressed",
    ],
    ["Disabled", "别处的按钮进行中", "Another button of the order is at work"],
    ["None", "没有可做的动作：什么都不画", "Nothing to do: draws nothing"],
  ],
  good: [
    ["Default", "照服务器给的顺序，“去付款”最醒目。", "In the server's order, with “Pay” the loudest."],
    [
      "WithPages",
      "能打开新页面的动作用链接，可以中键打开。",
      "What opens a page is a link, so that it can be opened in a new tab.",
    ],
  ],
  bad: [
    [
      { actions: ["buyAgain", "cancel", "pay"] },
      "自己重新排序：“去付款”跑到最后。",
      "Sorted by hand: “Pay” is the last one.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "到下一个、上一个动作", "to the next, the previous act"],
    ["Enter / Space", "执行动作；链接用 Enter", "does it; a link by Enter"],
  ],
  speech: [
    "表单名“订单 202611210900001 的操作”，一页多单时也知道是哪一单；进行中的按钮读“忙碌”。",
    "A form named “Actions of order 202611210900001”, so that many orders on one page are told apart; a pending button is read as busy.",
  ],
  layout: [
    "按钮之间的间距和换行自己管；竖排时按钮等宽，手机上自动变回横排靠右。位置由父级决定，打印时不出现。",
    "Its own: gaps and wrapping; in a column the buttons are equally wide, on a phone they become a row at the end. Its place is the parent's; it is not printed.",
  ],
  related: ["order/OrderCard", "order/OrderStatePanel", "forms/ConfirmDialog", "ui/Button"],
} satisfies ComponentDocs;
