import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  isOverlay: true,
  purpose: [
    "网络断开时盖在页面顶部的一条提示，恢复后自动消失。正文不动，已填的内容还在。",
    "A bar over the top of the page while the network is gone; it leaves by itself. The page does not move, and what was typed is still there.",
  ],
  instead: [
    ["chrome/ServerErrorPage", "整页都打不开", "The whole page could not be opened"],
    ["parts/AsyncList", "只有一个列表没加载出来", "One list alone did not come"],
    ["chat/ConnectionNote", "只是聊天断线", "Only the chat lost its line"],
    ["ui/Toast", "一次操作失败了", "One act failed"],
  ],
  anatomyStory: "WithRetry",
  anatomy: [
    ["[role=status] > div", "整条：固定在窗口顶部", "bar: fixed to the top of the window"],
    ["[role=status] svg", "警告图标", "warning icon"],
    [
      "[role=status] > div > span",
      "“网络已断开，恢复后可继续操作。”",
      "that the network is gone and one can go on when it is back",
    ],
    ["[role=status] button", "重试，可省", "try again, optional"],
  ],
  states: [
    ["WithRetry", "可以马上重试", "Can be tried at once"],
    [
      "Retrying",
      "正在重新连接：按钮转圈，读“正在重新连接”",
      "On its way: the button turns, “正在重新连接” is read",
    ],
    ["Online", "有网络：什么都不显示", "With a network: nothing is there"],
  ],
  good: [
    [
      "WithRetry",
      "给出“重试”，不必刷新整页。",
      "“重试” (try again) is offered, so that the page need not be loaded again.",
    ],
  ],
  bad: [
    [
      "Default",
      "没有 onRetry：人只能等，或者刷新而丢掉已填的内容。",
      "Without onRetry people can only wait, or reload and lose what they typed.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "外层一直在，断网时立即读出“网络已断开，恢复后可继续操作。”；恢复后不读。",
    "Its live region is always there, so the sentence is read at once when the network goes; its return is not read.",
  ],
  layout: [
    "固定在窗口顶部，盖住页头，不推动正文。整个应用放一个，放在哪里都一样；窄屏自动换行，打印时不出现。",
    "Fixed to the window's top, over the header; nothing in the page moves. One in the application, wherever it is placed; it wraps where it is narrow and is not printed.",
  ],
  related: ["chrome/ServerErrorPage", "chrome/PageProgress", "chrome/ReactionHost"],
} satisfies ComponentDocs;
