import type { ComponentDocs } from "../../component-docs/index.ts";

export default {
  purpose: [
    "几个字的小标记：自营、待付款、包邮；加上叉，就是一个已选的筛选条件。",
    "A mark of a few words: own shop, unpaid, free delivery. With a cross it is a filter that is on.",
  ],
  instead: [
    ["ui/Badge", "只有数字或一个点", "A figure or a dot"],
    ["ui/Button", "按整块会做事", "Pressing all of it does something"],
    ["order/OrderStatusTag", "订单状态，颜色已配好", "An order's state with its colour"],
    ["list/ActiveFilters", "一排已选条件，用链接取消", "A row of filters, taken off by links"],
  ],
  anatomyStory: "Removable",
  anatomy: [
    [
      "span:has(> button)",
      "底：tone 是意思，variant 是轻重",
      "ground: its tone is its meaning, its variant how loud it is",
    ],
    ["span > span", "字：一行，超出省略", "words: one line, cut when longer"],
    ["button", "叉：24 像素的可按区域", "cross: a target of 24 px"],
  ],
  states: [
    ["Variants", "三种轻重，八种意思", "Three kinds of loudness, eight meanings"],
    ["Removable", "可以移除", "Can be taken away"],
    ["LongChineseText", "手机上太长：省略", "Too long for a phone: cut"],
  ],
  good: [
    [
      { tone: "success", variant: "outline", children: "已发货" },
      "状态写成字，颜色只是帮手。",
      "The state is in words; the colour only helps.",
    ],
  ],
  bad: [
    [
      { tone: "danger", variant: "solid", children: "包邮" },
      "好消息用了危险色。",
      "Good news in the colour of danger.",
    ],
    [
      { children: "下单满三百元减五十元且可与店铺优惠券叠加使用" },
      "一句话不是标记：会被省略，放到正文里。",
      "A sentence is no mark and will be cut: put it into the text.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "到叉（没有叉时跳过）", "to the cross; without one it is passed over"],
    ["Enter / Space", "移除", "takes it away"],
  ],
  speech: [
    "当普通文字读，颜色不读。叉读 removeLabel，请写全：“移除筛选 品牌：世达，按钮”。",
    "Read as plain text, without its colour. The cross by its removeLabel: name what goes, “Remove filter Brand: SATA”.",
  ],
  layout: [
    '行内，按字宽，最宽到父级，不换行。几个排一起放进 Inline（space="xs"）。s 跟在标题、价格旁，m 用于筛选。',
    'In the line, as wide as its words and at most its parent, never broken. Several go into an Inline with space="xs". s is for beside titles and prices, m for filters.',
  ],
  related: ["ui/Badge", "order/OrderStatusTag", "list/ActiveFilters"],
} satisfies ComponentDocs;
