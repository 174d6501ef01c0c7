import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "一个圆点加“在线”或“离线”：这家店现在有没有客服回答。",
    "A dot with “Online” or “Offline”: whether there is an agent of this shop to answer.",
  ],
  instead: [
    ["chat/ConnectionNote", "买家自己的连接出了问题", "The buyer's own connection is bad"],
    ["ui/Badge", "只要一个数字或圆点", "A number or a dot alone"],
    ["ui/Tag", "订单、商品等别的状态", "States of orders, products and other things"],
  ],
  anatomy: [["span", "圆点和文字：绿色是在线，灰色是离线", "dot and word: green is online, grey is offline"]],
  states: [
    ["Default", "在线", "Online"],
    ["Offline", "离线", "Offline"],
  ],
  good: [
    [
      "Default",
      "颜色旁边总有文字，色弱的人也看得懂。",
      "The word is always beside the colour, for those who cannot tell colours.",
    ],
  ],
  bad: [
    [
      "Offline",
      "用它表示店铺打烊或账号停用：它只说客服在不在。",
      "As a sign that a shop is closed or an account is off: it speaks of agents alone.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "只读“在线”或“离线”，圆点不读；要在变化时播报，放进 ChatHead 那样的状态区。",
    "The word alone; the dot is silent. To have changes read, put it into a status as ChatHead does.",
  ],
  layout: [
    "行内一小段，不换行、不缩；跟在店名下面或旁边，距离由父级决定。",
    "A short piece in the line that neither breaks nor shrinks; the distance to the name is its parent's.",
  ],
  related: ["chat/ChatHead", "chat/ConversationList", "chat/ConnectionNote"],
} satisfies ComponentDocs;
