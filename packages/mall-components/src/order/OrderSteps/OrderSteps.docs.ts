import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "订单从提交到完成的每一步和时间。拼团多一步成团，预售多一步定金；取消的订单停在取消那一步。",
    "An order's way from submitted to completed, each step with its time. A group order has one more step, a pre-sale too; a canceled one ends there.",
  ],
  instead: [
    ["ui/Steps", "不是订单的流程", "For a way that is no order's"],
    ["order/LogisticsTrail", "包裹走到哪里", "For where the parcels are"],
    ["after-sale/RefundTrail", "退款的经过", "For what happened to a refund"],
  ],
  anatomyStory: "Paid",
  anatomy: [
    ["ol", "整个流程，从左到右", "the whole way, from start to end"],
    ["li[data-state=done]", "做完的一步：打勾", "a step behind: ticked"],
    ["li[data-state=done] > span:last-child", "做完的时间", "when it was done"],
    ["li[aria-current=step]", "正在等的一步，写“等待发货”", "the step waited for, “Waiting for shipment”"],
    ["li[data-state=coming]", "以后的步骤", "steps ahead"],
  ],
  states: [
    ["WaitingForTheGroup", "拼团：等待成团", "Group order: waits for its group"],
    ["BalanceDue", "预售：等待付尾款", "Pre-sale: waits for the balance"],
    ["WaitsForApproval", "企业订单：等待审批", "Enterprise: waits for an approval"],
    ["Completed", "全部完成", "All done"],
    ["CanceledAfterPayment", "付款后取消", "Canceled after payment"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Paid",
      "在等的一步写“等待发货”，不会误读成已发货。",
      "The step ahead says “Waiting for shipment”, so that it is not taken as done.",
    ],
  ],
  bad: [
    [
      { status: "shipped" },
      "状态已发货，却只给了提交时间：前面几步空着。",
      "Shipped, but with the first time alone: the steps between are blank.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "有序列表“订单进度”；做完的读“已完成”，正在等的读“当前步骤”，接着读时间。",
    "An ordered list “Order progress”; a step behind says “Done”, the one waited for is the current step; then its time.",
  ],
  layout: [
    "占满父级，步骤平分宽度；放在状态面板下面，单独一块。",
    "Fills its parent, the steps share the width; its place is a block of its own below the state.",
  ],
  related: ["ui/Steps", "order/OrderStatePanel", "order/OrderInfo"],
} satisfies ComponentDocs;
