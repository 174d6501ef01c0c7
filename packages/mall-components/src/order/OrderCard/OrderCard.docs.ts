import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "订单列表里的一个订单：单号和店铺在头部，下面是商品、金额、状态和能做的事。整个列表都由它组成，打印也用它。",
    "One order of a list: number and shop at its head, below them goods, sum, state and what can be done. Lists consist of it, on paper too.",
  ],
  instead: [
    [
      "order/OrderList",
      "一页订单，带空、加载和失败状态",
      "For a page of orders with its empty, loading and failed states",
    ],
    ["order/OrderStatePanel", "订单自己的详情页", "For the page of one order"],
    ["chat/OrderToSend", "在聊天里选一个订单发给客服", "For an order to send in a chat"],
    ["after-sale/RefundList", "列的是退款，不是订单", "For refunds"],
  ],
  anatomy: [
    [
      "article > div:first-child",
      "头部：时间、单号可复制、店铺、采购单号、客服",
      "head: time, number to copy, shop, PO number, service",
    ],
    ["article ul", "商品：超过三种折叠，打印时全部展开", "goods: folded after three, all of them on paper"],
    ["article > div:last-child > div:nth-child(2)", "金额、运费、支付方式", "sum, freight, pay method"],
    [
      "article > div:last-child > div:nth-child(3)",
      "状态、倒计时、“订单详情”",
      "state, time left, “Order details”",
    ],
    ["article > div:last-child > div:last-child", "动作，由服务器决定", "what can be done, by the server"],
  ],
  states: [
    ["Shipped", "待收货：倒计时到自动确认", "To be received: the clock runs to its automatic receipt"],
    ["BalanceDue", "预售，待付尾款", "A pre-sale whose balance is due"],
    ["OfAnother", "企业管理员看别人的订单", "To an administrator: an order of another person"],
    ["Chosen", "可勾选", "Can be ticked"],
    ["Pending", "动作进行中", "An act is on its way"],
    ["Refunding", "退款中：每行有退款进度", "A refund is running: each line says how far"],
    ["ManyLines", "十二种商品，先显示三种", "Twelve products, three of them shown"],
    [
      "Narrow",
      "手机上：商品、状态与金额、动作依次向下",
      "On a phone: goods, then state and sum, then the acts",
    ],
  ],
  good: [
    ["Default", "多久不付会取消，一眼看到。", "How long it waits for the payment is seen at once."],
    ["ManyLines", "长订单折叠，列表仍可扫读。", "A long order folds, so that the list can still be scanned."],
  ],
  bad: [
    [
      "OfAnother",
      "个人账号也传下单人：每张卡片多一项没用的内容。",
      "On a personal account the orderer is needless on every card.",
    ],
  ],
  keyboard: [
    [
      "Tab / Shift+Tab",
      "依次到勾选框、单号、复制、店铺、商品、详情和动作",
      "to the box, number, copy, shop, goods, details and acts in turn",
    ],
    ["Space", "勾选、按下", "ticks, presses"],
    ["Enter", "打开链接、按下", "follows a link, presses"],
  ],
  speech: [
    "每张卡片是一篇“订单 202611210900001”；勾选框、复制、动作的名字都带单号；倒计时只在到点时播报。",
    "Each card is an article “Order 202611210900001”; box, copy and acts say its number; the clock is announced once, when it is over.",
  ],
  layout: [
    "占满父级；宽屏上商品、金额、状态、动作四栏，后三栏等宽，几张卡片上下对齐。卡片间距由父级的 Stack 决定。",
    "Fills its parent; on wide screens goods, sum, state and acts are four columns, the last three equally wide, so that cards line up. The distance between cards is the parent's, a Stack.",
  ],
  related: [
    "order/OrderList",
    "order/OrderActions",
    "order/OrderStatusTag",
    "order/PoNumber",
    "product/GoodsLine",
  ],
} satisfies ComponentDocs;
