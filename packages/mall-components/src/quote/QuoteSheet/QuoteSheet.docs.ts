import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "一张询价单的全部：现在怎样、能做什么、每种商品的期望与报价、来回说过的话。",
    "All of one quote: how it is and what can be done, wishes and offers line by line, what both sides said.",
  ],
  instead: [
    ["quote/QuoteList", "所有询价单", "All quotes"],
    ["order/OrderSheet", "下单以后", "Once it is ordered"],
    ["quote/QuoteForm", "改数量和期望价", "Changing quantities and wishes"],
  ],
  anatomy: [
    ["h2", "状态，已报价时带剩余天数", "state, with days left while it is an offer"],
    ["strong", "报价合计，不含运费", "the offer in all, without freight"],
    [
      "section form",
      "动作：按报价下单、还价、谢绝、下载",
      "what can be done: order, counter, decline, download",
    ],
    ["dl", "一种商品：当前单价、期望、报价及高低", "one product: today, wished, offered and the difference"],
    ["ol", "议价记录，新的在上", "what was said, newest first"],
  ],
  states: [
    ["Waiting", "待商家报价：只能撤回", "Waiting: it can be withdrawn"],
    ["Accepted", "已下单：去看订单", "Ordered: leads to the order"],
    ["Declined", "已谢绝：可重新询价", "Declined: can be asked once more"],
    ["Expired", "已过期：可重新询价", "Expired: can be asked once more"],
    ["NotAllOffered", "有的不报价：那行变淡", "Some not offered: faded"],
    ["Pending", "正在谢绝或撤回", "Declining or withdrawing"],
    ["LongChineseText", "长说明、长名称", "Long notes and names"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Narrow",
      "报价旁写“高于期望 ¥1.00”：不用自己算。",
      "The difference to the wish is beside the offer: nothing to work out.",
    ],
  ],
  bad: [
    [
      "Pending",
      "谢绝前不问：谢绝不能撤回，页面要先确认（onDecline 里打开 AlertDialog）。",
      "Declining cannot be undone: the page asks before, in onDecline.",
    ],
    [
      "Expired",
      "只改 state 不清 actions 会留下“按报价下单”：过期后 actions 必须为空，如这里。",
      "Another state with the old actions would keep the order button: actions are empty once it expired, as here.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "返回、店铺、各动作、商品、附件", "back, shop, what can be done, goods, attachments"],
    ["Enter", "打开链接", "follows a link"],
    ["Enter / Space", "谢绝、撤回、下载", "declines, withdraws, downloads"],
  ],
  speech: [
    "第一块以状态命名；商品、议价记录各是有名字的区域。每种商品是“名称、值”列表；议价记录读成有序列表。",
    "The first region is named by the state; goods and what was said are regions of their own. Facts are pairs, what was said an ordered list.",
  ],
  layout: [
    "三块上下排，白底间距自管；商品宽屏两栏、手机一栏三格。打印时动作不出现。",
    "Three surfaces below each other. Goods in two columns, one on a phone. Buttons are left out on paper.",
  ],
  related: ["quote/QuoteList", "quote/QuoteForm", "ui/Timeline", "order/OrderSheet"],
} satisfies ComponentDocs;
