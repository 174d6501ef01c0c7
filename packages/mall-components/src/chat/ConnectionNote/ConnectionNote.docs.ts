import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "聊天页最上面的一条：连接出了什么问题、要不要刷新，或客服都不在。一切正常时看不见。",
    "A line over the chat: what is the matter with the connection, whether to refresh, or that no agent is there. Unseen while all is well.",
  ],
  instead: [
    ["chrome/NetworkBar", "整个商城断网", "The whole mall is offline"],
    ["ui/Notice", "和连接无关的提示", "Messages that have nothing to do with the connection"],
    ["chat/PresenceMark", "某一家店的客服在不在", "Whether one shop's agent is there"],
  ],
  anatomyStory: "Lost",
  anatomy: [
    ["[role=status] > :first-child", "图标；重连时是转圈", "icon, a spinner while it reconnects"],
    ["[role=status] > :nth-child(2)", "一句说明，有时多一句怎么办", "what it is, at times with what to do"],
    [
      "[role=status] > button",
      "刷新，只在连不回来时有",
      "refresh, only where it will not come back by itself",
    ],
  ],
  states: [
    ["Online", "正常：看不见，恢复时读一声“在线”", "Well: unseen; “Online” is read when it is back"],
    ["Offline", "断网：恢复后自动连", "No network: connects by itself later"],
    ["Polling", "网络不稳：消息稍慢", "Unstable: messages may be late"],
    ["Away", "客服不在，可以留言", "No agent: leave a message"],
    ["Replaced", "账号在别处登录", "Signed in elsewhere"],
    ["Lost", "断开，要刷新", "Lost, needs a refresh"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Polling",
      "还能聊就不挡路，只说会慢一点。",
      "While one can still write it is not in the way and says that it may be late.",
    ],
  ],
  bad: [
    [
      { state: "lost" },
      "叫人刷新却没给 onReload：旁边没有按钮。",
      "It asks for a refresh and there is no onReload: no button to press.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "状态区：状态一变就读出来，不打断；恢复正常读“在线”。连接问题比“客服不在线”先说。",
    "A status: each change is read without interrupting, “Online” when it is back. A bad connection comes before a missing agent.",
  ],
  layout: [
    "占满父级宽度的一条，有下边线；正常时不占高度。一直渲染它，只换 state，否则变化读不出来。",
    "As wide as its parent with a line below, no height while all is well. Keep it rendered and change its state, else changes are not read.",
  ],
  related: ["chrome/NetworkBar", "chat/ChatWindow", "chat/MessageComposer"],
} satisfies ComponentDocs;
