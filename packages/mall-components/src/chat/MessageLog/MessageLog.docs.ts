import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "一个会话的聊天记录：按天和发言人分组，自己的在右，最新的总在眼前；往上看时不被新消息拉走。",
    "The messages of a conversation by day and sender, own ones at the right, the newest in sight; who reads further up is not pulled away.",
  ],
  instead: [
    ["ui/Timeline", "物流、审批等事情的经过", "What happened to a parcel or an approval"],
    ["account/MessageList", "站内信列表", "A list of letters of the mall"],
    ["chat/ChatSearch", "找某一句话", "Finding certain words"],
  ],
  anatomy: [
    ["[role=log] section:last-child h3", "日期", "day"],
    [
      "[role=log] section:last-child li:nth-last-child(2) time",
      "发言人和时间，五分钟内同一人不重复",
      "sender and time, once for what one says within five minutes",
    ],
    ["[role=log] section:last-child li:nth-last-child(2) p", "商家的话", "what the shop says"],
    [
      "[role=log] section:last-child li:nth-last-child(3) article",
      "发出的订单卡片",
      "an order that was sent",
    ],
    ["[role=log] section:last-child li:last-child p", "自己的话，在右边", "own words, at the right"],
    [
      "[role=log] section:last-child li:last-child p + span",
      "已读、未读、发送中",
      "read, unread, on its way",
    ],
  ],
  states: [
    ["States", "自己的消息：已读、未读、发送中、失败", "Own messages: read, unread, on their way, failed"],
    ["Refused", "被拒：写出原因，可重发或删除", "Refused: says why; can be sent again or deleted"],
    ["OlderFailed", "更早的消息没加载出来", "Earlier ones could not be loaded"],
    ["Found", "从查找跳来的一条有底色", "The one that a search led to is marked"],
    ["Empty", "还没有消息：提示能问什么", "None yet: what can be asked"],
    ["LongChineseText", "很长的话和网址都折行", "Long words and addresses break"],
    ["ThreeHundred", "三百条", "Three hundred"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Refused",
      "失败的留在原处，写明原因，能改能重发。",
      "What failed stays in its place with its reason and can be sent again.",
    ],
  ],
  bad: [
    [
      {
        messages: [
          {
            id: "1",
            from: "own",
            dateTime: "2026-11-27T15:19:30+08:00",
            content: { kind: "text", text: "能开 13% 的专票吗？" },
            state: "failed",
          },
        ],
      },
      "失败却没给 onResend：人只能重新打一遍。",
      "It failed and there is no onResend: all must be typed a second time.",
    ],
  ],
  keyboard: [
    ["Tab", "到聊天记录，再到里面的图、链接和按钮", "to the log, then to its pictures, links and buttons"],
    ["↑ ↓ / Page Up / Page Down", "滚动；到顶加载更早的", "scrolls; at the beginning earlier ones come"],
    [
      "Enter / Space",
      "看大图、重发、删除、回到最新",
      "opens a picture, sends again, deletes, leads to the newest",
    ],
  ],
  speech: [
    "日志“与某店的聊天记录”，新消息自动读出；每条先读谁说的；发送失败会读原因。",
    "A log named by the shop whose new messages are read by themselves; each begins with who says it; a failure is read with its reason.",
  ],
  layout: [
    "占满父级剩余高度，只有它滚动，所以父级必须是有高度的纵向 flex。消息没变时要传同一个数组。",
    "Fills the height that is left and alone scrolls, so its parent must be a column with a height. Give it the same array while nothing changes.",
  ],
  related: ["chat/MessageComposer", "chat/ChatCard", "chat/ChatSearch", "product/PictureViewer"],
} satisfies ComponentDocs;
