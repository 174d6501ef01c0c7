import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  isOverlay: true,
  purpose: [
    "做不能撤回的事之前再问一次：取消订单、永久删除、用余额付款。问题和按钮的词都写好了，需要原因的会列出原因。",
    "Asks once more before what cannot be taken back: cancel an order, delete it permanently, pay from the balance. Words and buttons are there, and reasons where one is wanted.",
  ],
  instead: [
    ["forms/ConfirmPage", "没有脚本，或脚本还没到", "Without script, or before it has come"],
    ["ui/AlertDialog", "问题不在已有的二十一种里", "The question is none of the twenty-one here"],
    ["ui/Toast", "能撤回：先做，再给“撤销”", "It can be taken back: do it, then offer to undo"],
    ["ui/Dialog", "还要填别的内容", "More is to be filled in"],
  ],
  anatomy: [
    [
      "[role=alertdialog] h2",
      "标题：动作的名字，和按下的按钮一样",
      "heading: the act, as on the button that was pressed",
    ],
    ["[role=alertdialog] svg", "图标：说明、注意、危险", "icon: info, warning, danger"],
    [
      "[role=alertdialog] button:first-child",
      "不做：取消或“暂不取消”",
      "leave it: cancel, or keep the order",
    ],
    [
      "[role=alertdialog] button:last-child",
      "去做：写动作，危险的是红色",
      "do it: names the act, red where it destroys",
    ],
  ],
  states: [
    ["CancelOrder", "要选原因，没选会提示", "A reason is wanted, and asked for"],
    ["DeleteOrder", "永久删除：红色按钮", "Deleting permanently: a red button"],
    ["DeleteAddress", "写出是谁、哪个地址", "Says whose address and which"],
    ["PayFromBalance", "写出金额和付后余额", "Says the sum and what is left"],
    ["PayOnTerms", "写出还款日", "Says when to repay"],
    ["Pending", "正在做：两个按钮都不能再按", "At work: neither button can be pressed again"],
    ["Refused", "服务器拒绝：原因写在里面，不关闭", "Refused: the reason is inside and it stays open"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "DeleteAddress",
      "把要删的地址写出来，人能核对。",
      "It shows which address goes, so that one can check.",
    ],
  ],
  bad: [
    [
      "DeleteOrder",
      "能从回收站找回的删除不要这样问，这一句只给“永久删除”。",
      "Not for what the recycle bin gives back; this question is for deleting permanently.",
    ],
  ],
  keyboard: keys.dialog,
  speech: [
    "打开时读标题和“警示对话框”，再读内容；没选原因时读错误；被拒绝的原因立即读出。关闭后焦点回到原来的按钮。",
    "Its heading and “alert dialog”, then the text; a missing reason is read as the group's error, a refusal at once. Afterwards the focus is back at the button.",
  ],
  layout: [
    "画在 body 上，最宽 400 像素（百工），居中；放在页面哪里都一样。question 为空时不出现。点外面不关闭，Esc 等于取消。父级在 onConfirm 成功后自己清空 question。",
    "Drawn on the body, at most 400 px wide (in Baigong), in the centre. Without a question it is not there. A press outside does not close it, Escape cancels. Its parent takes the question away once it is done.",
  ],
  related: ["forms/ConfirmPage", "ui/AlertDialog", "order/OrderActions", "account/AddressList"],
} satisfies ComponentDocs;
