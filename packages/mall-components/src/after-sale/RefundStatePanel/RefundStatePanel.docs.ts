import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "退款详情的头部：到了哪一步、意味着什么、还剩多久、到期会怎样、能不能修改或撤销。",
    "The head of a refund's page: how far it is, what that means, how long it lasts and what happens then, and whether it can be edited or withdrawn.",
  ],
  instead: [
    ["order/OrderStatePanel", "订单详情的头部", "For the head of an order's page"],
    ["order/RefundLink", "订单里一行的退款状态", "For the refund of one line"],
    ["after-sale/ReturnParcelForm", "该寄回了，要填物流", "The goods are to be sent: to enter the parcel"],
  ],
  anatomyStory: "Refused",
  anatomy: [
    ["h2", "状态名", "the state"],
    [
      "h2 > span",
      "类型：退货退款或仅退款，颜色随状态",
      "type: with return or refund only, in the state's colour",
    ],
    ["section > p", "意味着什么，带金额", "what it means, with the amount"],
    ["[data-tone=danger]", "商家拒绝的理由", "why the shop refused"],
    ["[role=timer]", "剩余时间，旁边写到期会怎样", "time left, and beside it what happens then"],
    ["section > form", "修改申请、撤销申请", "edit or withdraw the request"],
  ],
  states: [
    ["ToReturn", "待买家退货", "Awaiting the buyer's return"],
    ["Returning", "待商家收货", "The return is on its way"],
    ["Refunding", "退款中", "Refunding"],
    ["Succeeded", "退款成功，说退到哪里", "Refunded, and where to"],
    ["Refused", "商家已拒绝：理由和修改入口", "Refused: the reason, and a way to edit"],
    ["Closed", "已关闭", "Closed"],
    ["Withdrawing", "正在撤销", "Being withdrawn"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Refused",
      "拒绝的理由紧跟状态，修改就在下面。",
      "The reason follows the state, with the way to edit below it.",
    ],
    [
      "WaitsForSeller",
      "没有能做的事，也说商家逾期会自动同意。",
      "Nothing to do, and yet it says what happens if the shop does not respond.",
    ],
  ],
  bad: [
    [
      { status: "refused", allowedActions: ["edit", "withdraw"] },
      "拒绝了却没给 sellerText：不知道改什么。",
      "Refused and sellerText is missing: what is to be edited?",
    ],
    [
      { endsAt: undefined },
      "等商家处理却没有期限：人不知道要等多久。",
      "Waiting for the shop without a deadline: for how long?",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "区域以状态命名；剩余时间连同后果一起读，到点播报“时间已到，请刷新页面”。",
    "A region named by the state; the time is read with its consequence, and its end is announced.",
  ],
  layout: [
    "上下排列、靠左，间距自己管；宽度和底色由页面的 Surface 决定。倒计时和按钮不打印。",
    "One below the other at the start, with its own distances; width and ground are the page's, a Surface. Time and buttons are not printed.",
  ],
  related: [
    "after-sale/RefundInfo",
    "after-sale/RefundTrail",
    "after-sale/ReturnParcelForm",
    "parts/Countdown",
  ],
} satisfies ComponentDocs;
