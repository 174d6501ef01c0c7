import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "订单状态的唯一叫法和颜色：警示色等付款或审批，信息色等成团或发货，主色等收货或评价，成功色已评价或已完成，灰色已取消。",
    "The one name and colour of an order's state: warning waits for payment or approval, info for the group or the shipment, accent for receipt or review, success is done, grey is canceled.",
  ],
  instead: [
    [
      "order/OrderStatePanel",
      "订单详情页，要说明和倒计时",
      "For an order's page, with its meaning and time left",
    ],
    ["order/RefundLink", "一行商品的退款状态", "For the refund of one line"],
    ["ui/Tag", "不是订单状态的标签", "For a mark that is no order's state"],
  ],
  anatomyStory: "EveryState",
  anatomy: [
    ["div > span:nth-child(2)", "进行中：等商家", "under way: waits for the shop"],
    ["div > span:nth-child(5)", "已完成", "completed"],
    ["div > span:nth-child(6)", "已取消", "canceled"],
  ],
  states: [
    ["EveryState", "全部状态", "All states"],
    [
      "TeamFailed",
      "拼团未成、正在退款：写“退款中”，不写“拼团中”",
      "A group that failed: “Refund in progress”, not “Grouping”",
    ],
  ],
  good: [
    [
      "Default",
      "不认识的状态会写“处理中”，不会空着。",
      "A state that it does not know is “Being processed”, never empty.",
    ],
  ],
  bad: [
    [
      { status: "paid", isRefunding: true },
      "isRefunding 只改写拼团中的订单；别的状态要在旁边另写“退款中”。",
      "isRefunding changes only a group order's words; beside other states say so in words of its own.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "读出状态名，如“待付款”；颜色不读，所以名字要够用。",
    "Its name is read, such as “Pending payment”; the colour is not, so the name must be enough.",
  ],
  layout: [
    "一行文字高的小标签，宽度随内容；和旁边文字的距离由父级的 Inline 决定。",
    "A small mark as high as a line of words and as wide as its own; the distance to its neighbours is the parent's, an Inline.",
  ],
  related: ["order/OrderCard", "order/OrderStatePanel", "payment/PaymentOrders", "ui/Tag"],
} satisfies ComponentDocs;
