import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "邮件里的链接打开后看到的：按一次才绑定邮箱，因为邮件安全软件也会打开链接。之后说成功或失效。",
    "What the link in a letter leads to. The address is confirmed by a press, since mail scanners open links, too; then it says whether it worked.",
  ],
  instead: [
    ["account/MailForm", "填写邮箱、重发验证邮件", "Typing the address, or sending another letter"],
    ["forms/ConfirmPage", "没有脚本时，动作之前的确认页", "The question before an act, without script"],
  ],
  anatomy: [
    ["svg", "图标随结果变：信息、成功、失败", "icon by result: information, success, failure"],
    [
      "[data-tone] > div > div:first-child",
      "一句话：要做什么，或结果",
      "a sentence: what to do, or what came of it",
    ],
    [
      "form button",
      "确认绑定；失效时换成去重发的链接",
      "confirm; when the link is over, a way to another letter",
    ],
  ],
  states: [
    ["Pending", "正在确认", "Being confirmed"],
    ["Done", "成功", "Done"],
    ["Expired", "链接失效：给重发的入口", "The link is over: another letter can be sent"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [["Expired", "说清失效，下一步就在下面。", "It says so, and the next step is below."]],
  bad: [
    [
      "Done",
      "一打开链接就直接显示成功：等于替人确认。先显示 Default，按了再说成功。",
      "Success as soon as the link opens confirms for people. Show Default first, and this after the press.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "成功轻声播报，失败立即播报；确认前只是普通文字和一个按钮。",
    "Success is announced politely, failure interrupts; before it is plain words and a button.",
  ],
  layout: [
    "占满父级宽度。放在账号页的最上面，其余内容照常。",
    "As wide as its parent, at the top of the account's page, with the rest below as usual.",
  ],
  related: ["account/MailForm", "account/SecurityList", "ui/Notice"],
} satisfies ComponentDocs;
