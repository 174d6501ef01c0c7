import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "样子像按钮的链接：去购物车、看订单、返回首页。去别处用它，在本页做事用 Button。",
    "A link that looks like a button: to the cart, to an order, to home. It goes somewhere; Button does something here.",
  ],
  instead: [
    ["ui/Button", "在本页提交、打开、删除", "It submits, opens or deletes on this page"],
    ["ui/Link", "在句子或列表里", "It is in a sentence or a list"],
    ["ui/Breadcrumbs", "回到上级", "It leads to a level above"],
  ],
  anatomy: [
    [
      "a",
      "整块可点：颜色说明含义，深浅说明轻重；里面是文字，前后可以加图标",
      "all of it is the link: colour is its meaning, fill how loud it is; words inside, an icon before or behind them",
    ],
  ],
  states: [
    ["Outline", "次要的去处", "A lesser way on"],
    ["Disabled", "暂时去不了：没有 href", "Leads nowhere for the moment: no href"],
  ],
  good: [
    [{ children: "查看订单", href: "/orders" }, "写出去哪里。", "It says where it leads."],
    [
      { children: "去逛逛", variant: "outline", tone: "neutral" },
      "不是主要去处就用线框。",
      "An outline where it is not the main way.",
    ],
  ],
  bad: [
    [
      { children: "提交订单", href: "/orders", tone: "signal" },
      "提交是动作：链接会被预取、收藏、在新标签打开。用 Button。",
      "Submitting is an act: a link is prefetched, kept, opened in new tabs. Take a Button.",
    ],
    [
      { href: undefined, children: "查看物流" },
      "去不了却不说原因：旁边写一句，或不画。",
      "It leads nowhere and does not say why: add a sentence or leave it out.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "“去购物车，链接”；没有 href 时读“链接，不可用”，Tab 不停在它上面。",
    "“To the cart, link”; without href “link, dimmed” or “unavailable”, and Tab passes over it.",
  ],
  layout: [
    '高度和内边距同 Button，没有外边距；几个并排放进 Inline，手机上用 width="full"。',
    'Height and padding as a Button\'s, no outer margin; put several into an Inline, on a phone give width="full".',
  ],
  related: ["ui/Button", "ui/Link", "ui/IconButton"],
} satisfies ComponentDocs;
