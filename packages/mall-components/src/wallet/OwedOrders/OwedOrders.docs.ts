import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "欠一家店铺的账款，一单一行，先到期的在前。可勾选几单，一起还清。",
    "What is owed to a shop, order by order, the first due first. Some can be ticked to be paid back as a whole.",
  ],
  instead: [
    ["wallet/RepayForm", "直接还一个金额", "Paying back an amount"],
    ["payment/PaymentOrders", "收银台里待付的订单", "Orders at the cashier"],
    ["order/OrderList", "所有订单", "All orders"],
  ],
  anatomy: [
    ["h2", "标题带店名", "heading with the shop"],
    ["li input[type=checkbox]", "勾选；只读时没有", "tick; absent where it is read only"],
    ["li a[href]", "订单号", "order number"],
    ["li p > span", "已逾期", "overdue"],
    ["li > span", "待还金额", "what is owed"],
    ["form button", "还清所选订单", "pays the ticked ones"],
  ],
  states: [
    ["Chosen", "选了一单", "One is chosen"],
    ["ReadOnly", "只读：没有勾选和按钮", "To read: no boxes, no button"],
    ["Empty", "没有待还", "Nothing is owed"],
    ["Loading", "加载中", "Loading"],
    ["Failed", "加载失败，可重试", "Could not be loaded, can be tried again"],
    ["LongChineseText", "下单人的名字很长", "A long name"],
    ["Narrow", "手机上：金额在下面", "On a phone: the sum is below"],
  ],
  good: [
    [
      "ReadOnly",
      "没权限的人能看，不给按不了的勾选。",
      "Who may not repay can read, without boxes that do nothing.",
    ],
  ],
  bad: [
    [
      { chosen: ["202610210900001", "202611210900001"] },
      "一进来就替人全选：还款是花钱，让人自己勾。",
      "All are ticked from the start. Repaying costs money: people tick it themselves.",
    ],
  ],
  keyboard: [...keys.toggle, ["Enter", "打开订单、提交所选", "opens an order, sends the ticked ones"]],
  speech: [
    "每个勾选框读订单号；逾期是文字标签，不只靠颜色；金额读“待还 ¥1,200.00”。",
    "Each box names its order; overdue is a word, not only a colour; sums say that they are owed.",
  ],
  layout: [
    "一张卡片，一行三列，手机上金额换到下面；按钮靠右。勾选用 GET 提交，地址里带单号。",
    "A card; rows of three columns, on a phone the sum is below; the button is at the end. Ticks are sent by GET, so the address names the orders.",
  ],
  related: ["wallet/RepayForm", "wallet/CreditLineList", "parts/ListPager"],
} satisfies ComponentDocs;
