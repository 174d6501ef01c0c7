import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "说明这一页在网站的哪里，并能回到上面各级。",
    "Where this page is in the shop, with a link to each level above it.",
  ],
  instead: [
    [
      "list/ListBreadcrumbs",
      "商品列表和商品页的位置，带找到的件数",
      "The place of a list or a product, with how many were found",
    ],
    ["ui/Steps", "一件事做到第几步", "How far a task is"],
    ["ui/Tabs", "同一级的几个页面", "Pages of one level"],
  ],
  anatomy: [
    ["li:first-child a", "上级：可以回去", "a level above, leads back"],
    ["li:nth-child(2)", "下一级，前面的 › 自己画", "the next level, with the › before it"],
    ["[aria-current=page]", "本页：最后一项，没有链接", "this page, the last one, no link"],
  ],
  states: [["LongChineseText", "名字很长：折行，不截断", "A long name breaks and is not cut"]],
  good: [
    ["Default", "从首页开始，最后一项是本页的名字。", "It begins at home and ends with the page's own name."],
  ],
  bad: [
    [
      {
        items: [
          { label: "首页", href: "/" },
          { label: "手动工具", href: "/list?cpid=1" },
        ],
      },
      "少了本页：最后一项仍是链接，看不出现在在哪。",
      "This page is missing: the last one is a link, so one cannot see where one is.",
    ],
    [
      {
        items: [
          { label: "首页", href: "/" },
          { label: "购物车", href: "/cart" },
          { label: "确认订单", href: "/checkout" },
          { label: "付款" },
        ],
      },
      "这是流程，不是层级：用 Steps。",
      "These are steps of a task, not levels: take Steps.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "导航区，名字是“当前位置”；里面是有序列表，最后一项读“当前页”。箭头符号不读。",
    "A navigation by the name of its label with an ordered list; the last one is “current page”. The arrows between are not read.",
  ],
  layout: [
    "小字一行，放不下就折行；项之间的 › 是自己画的。上下间距由父级决定。",
    "A line of small words that wraps; the › between is its own. The space above and below is its parent's.",
  ],
  related: ["list/ListBreadcrumbs", "ui/Link", "ui/Steps"],
} satisfies ComponentDocs;
