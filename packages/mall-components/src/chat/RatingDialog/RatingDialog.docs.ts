import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  isOverlay: true,
  purpose: [
    "聊天上方弹出的服务评价：打几颗星、补充一句，提交后当场道谢。",
    "The rating of a conversation over it: stars and a note, then thanks in the same window.",
  ],
  instead: [
    ["chat/RatingForm", "评价放在页面里，不弹窗", "The rating inside of a page"],
    ["review/ReviewForm", "评价买到的商品", "A review of goods that were bought"],
    ["ui/AlertDialog", "只问是或否", "A question of yes or no"],
  ],
  anatomy: [
    ["[role=dialog] h2", "“评价客服”", "“Rate the service”"],
    ["[role=dialog] h2 + button", "关闭，不提交", "closes it without sending"],
    ["[role=dialog] [role=radiogroup]", "星级，必选", "stars, needed"],
    ["[role=dialog] textarea", "补充说明，选填", "a note, optional"],
    ["[role=dialog] button[type=submit]", "提交评价", "sends it"],
  ],
  states: [
    ["Done", "已提交：道谢，留一个关闭", "Sent: thanks and a way to close"],
    ["Narrow", "手机上占满屏幕", "On a phone, the whole screen"],
  ],
  good: [["Done", "在原来的窗口里道谢，不再弹一层。", "Thanks in the same window, not in another one."]],
  bad: [
    [
      "Default",
      "客服还没回复就自动弹出：由人按 ChatHead 的“评价客服”打开。",
      "It opens by itself before an agent has answered: leave it to the button in ChatHead.",
    ],
  ],
  keyboard: [...keys.dialog, ["← →", "焦点在星级上时改变星数", "on the stars, more or fewer"]],
  speech: [
    "打开时读“评价客服，对话框”；提交后读“感谢您的评价”；关闭后焦点回到打开它的按钮。",
    "“Rate the service, dialog” at opening; the thanks are read after sending; then the focus is back at what opened it.",
  ],
  layout: [
    "小号窗口，居中；手机上占满屏幕。它画在 body 上，只在要打开时才渲染。",
    "A small window in the centre, the whole screen on phones. It is drawn on the body; render it only while it is open.",
  ],
  related: ["chat/RatingForm", "chat/ChatHead", "ui/Dialog"],
} satisfies ComponentDocs;
