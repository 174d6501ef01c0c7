import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "和二次确认弹窗同样的问题，做成一页：按钮在脚本到来之前就被按下，或浏览器没有脚本时用。",
    "The same questions as ConfirmDialog as a page, for a button that was pressed before the script was there, or without any.",
  ],
  instead: [
    ["forms/ConfirmDialog", "有脚本：在原页面上问", "With script: asks over the page"],
    ["chrome/StatusPage", "只告诉一件事，不用回答", "It says one thing and asks nothing"],
    ["enterprise/ApprovalDecision", "审批：通过或拒绝并写原因", "An approval, or a refusal with a reason"],
  ],
  anatomy: [
    ["h1", "标题：要做的事", "heading: what is to be done"],
    ["h1 + span", "后果，带订单号", "what follows, with the order's number"],
    ["a", "不做：回到按下按钮的那一页", "leave it: back to where the button was pressed"],
    ["button", "去做：把原来提交的值再提交一次", "do it: sends once more what the button sent"],
  ],
  states: [
    ["CancelOrder", "要选原因", "With reasons"],
    ["DeleteForGood", "永久删除：红色按钮", "Deleting permanently: a red button"],
    ["Refused", "上一次被拒绝：原因在最上面", "The answer before was refused: the reason is on top"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "CancelOrder",
      "原因随表单提交，没有脚本也能选。",
      "The reason is sent with the form, so it works without script.",
    ],
  ],
  bad: [
    [
      { formError: "操作失败" },
      "没说为什么：请写“订单状态已变更”。",
      "It does not say why, such as that the order has changed meanwhile.",
    ],
    [
      "DeleteForGood",
      "有脚本时不要跳到这一页，人会丢掉列表里的位置。用 ConfirmDialog。",
      "With script do not lead here: people lose their place in the list. Take ConfirmDialog.",
    ],
  ],
  keyboard: keys.form,
  speech: [
    "标题是一级，页面标题也用它（questionTitle）。原因是单选组。拒绝的原因在问题前面，按顺序读到。",
    "Its heading is of level 1 and the document's title, too (questionTitle). Reasons are a radio group. Why it was refused comes before the question.",
  ],
  layout: [
    "卡片居中，最宽 600 像素（百工），上下留白自己给；手机上占满，边距 12 像素。是整页的内容，外面只放页头页脚。",
    "A card in the middle, at most 600 px wide (in Baigong), with its own room above and below; on a phone as wide as the screen less 12 px. It is all of the page between header and footer.",
  ],
  related: ["forms/ConfirmDialog", "ui/AlertDialog", "chrome/StatusPage"],
} satisfies ComponentDocs;
