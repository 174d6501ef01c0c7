import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "超出限额的订单，分“待我审批”“我提交的”“我处理的”三页：谁买、多少钱、到第几级、等谁。",
    "Orders above a limit on three tabs: to decide, requested, decided. Who buys, for how much, at which step, waiting for whom.",
  ],
  instead: [
    ["order/OrderList", "不涉及审批的订单", "Orders without approval"],
    ["enterprise/ApprovalTrail", "一张订单的审批经过", "The approval of one order, step by step"],
    ["enterprise/ApplicationList", "加入企业的申请", "Requests to join the enterprise"],
  ],
  anatomy: [
    ["nav", "三个选项卡，都是链接", "three tabs, all links"],
    ["h2", "当前一页的名字", "name of the current tab"],
    ["li:first-child p:first-child", "商品、金额、状态", "goods, sum, state"],
    [
      "li:first-child p + p",
      "订单号、提交人、采购单号等、级数、等谁、保留到何时",
      "number, who ordered, what it is booked on, step, for whom it waits, until when it is held",
    ],
    ["li:first-child form button", "通过，只在“待我审批”", "approves, only among those to decide"],
    ["li:first-child summary", "拒绝，展开填原因", "refuses, opens for a reason"],
  ],
  states: [
    ["Requested", "我提交的：没有操作，被拒的写明原因", "Requested: no acts; a refusal has its reason"],
    ["Pages", "多页", "Several pages"],
    ["Loading", "加载中：选项卡还能按", "Loading; the tabs can be used"],
    ["Empty", "没有相关的订单", "No orders here"],
    ["Failed", "加载失败，可以重试", "Failed, can be tried again"],
    ["LongChineseText", "商品名和成本中心很长", "Long goods and cost centres"],
    ["Narrow", "手机上：操作在下面", "On a phone the acts are below"],
  ],
  good: [
    [
      "Requested",
      "被拒的订单写着谁拒的、为什么，能照着改。",
      "A refused order says who refused it and why, so that it can be put right.",
    ],
  ],
  bad: [
    [
      { current: "decided" },
      "“我处理的”里还能再审批：这一页的 actionsOf 要返回空。",
      "Acts among those decided already: actionsOf must give nothing on that tab.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "导航“订单审批”，当前页读“当前页”；列表以选项卡命名；每行先读商品链接、金额、状态，再读各项事实。",
    "A navigation “Approvals” with its current page; a list named by the tab; each row says goods, sum and state, then its facts.",
  ],
  layout: [
    "选项卡在白底之外，分页在白底之内；占满父级宽度，放在用户中心的正文栏。",
    "Tabs are over the sheet, pages inside of it; as wide as its parent, the content column of the user centre.",
  ],
  related: [
    "enterprise/ApprovalDecision",
    "enterprise/ApprovalTrail",
    "enterprise/PersonRow",
    "parts/ListPager",
  ],
} satisfies ComponentDocs;
