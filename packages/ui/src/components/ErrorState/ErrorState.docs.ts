import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "一块内容没取到：说什么没成功，给“重试”。出现时会读出来。",
    "Something could not be loaded: says what, offers another try, and is read aloud.",
  ],
  instead: [
    ["ui/EmptyState", "取到了，只是没有", "It was loaded and is empty"],
    ["ui/Notice", "内容还在，只出了一点问题", "The content is there, with a problem beside it"],
    ["ui/Toast", "一个动作失败，页面不变", "An act failed and the page is as before"],
    ["chrome/ServerErrorPage", "整页打不开", "The whole page failed"],
  ],
  anatomyStory: "WithRetry",
  anatomy: [
    ["[role=alert] svg", "警告图标", "warning icon"],
    ["[role=alert] p", "什么没成功", "what did not work"],
    ["[role=alert] p + div", "人能做什么", "what can be done about it"],
    ["[role=alert] button", "重试：等待时转圈，不换位置", "tries once more; turns in its place meanwhile"],
  ],
  states: [
    ["WithRetry", "能重试", "Can be tried once more"],
    ["Retrying", "正在重试", "Trying"],
  ],
  good: [["WithRetry", "说清哪一块失败，给原因和重试。", "It names what failed, a reason and another try."]],
  bad: [
    [
      { title: "Error 500", description: "Internal Server Error" },
      "错误码给不了帮助：说哪块内容没取到，能怎么办。",
      "A code helps no one: say which content is missing and what to do.",
    ],
    [
      { title: "购物车还是空的" },
      "没有出错：用 EmptyState，不要用警告。",
      "Nothing went wrong: take an EmptyState, no warning.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "出现时打断并读出标题和说明；按重试后，按钮读“忙”。",
    "It interrupts with its title and text once it appears; while it tries, the button is “busy”.",
  ],
  layout: [
    "与 EmptyState 一样居中，最宽 400 像素；s 放卡片里，m 占页面内容的位置。按下重试后父级要把焦点留在原处。",
    "Centred as an EmptyState, 400 px wide at most; s for cards, m for a page's content. The parent keeps the focus in its place once the button is gone.",
  ],
  related: ["ui/EmptyState", "ui/Notice", "parts/AsyncList"],
} satisfies ComponentDocs;
