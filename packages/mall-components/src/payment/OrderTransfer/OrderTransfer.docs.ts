import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "在订单详情里说明这单正在对公转账：谁发起、附言、金额、到账多少、最晚何时。",
    "On an order's page: that it is paid by bank, who chose that, the reference, what has come and by when.",
  ],
  instead: [
    [
      "payment/TransferPanel",
      "发起人要去银行付款，需要账号和复制",
      "For who pays, with account and copy buttons",
    ],
    ["order/OrderAmounts", "只说订单金额和支付方式", "For amounts and pay method alone"],
    ["wallet/OwedOrders", "账期订单的还款", "For orders on account terms"],
  ],
  anatomyStory: "Own",
  anatomy: [
    ["h3", "标题“对公转账”", "heading “Bank transfer”"],
    ["section a[href]", "去付款页，只有发起人有", "to the payment, for who chose it alone"],
    ["section > p", "等待到账，或已到账", "awaited, or arrived"],
    ["dl", "发起人、附言、金额、期限", "who chose it, reference, amount, deadline"],
  ],
  states: [
    ["Own", "发起人自己看：有去付款的链接", "To who chose it: with a link to pay"],
    ["Short", "到账不足：写已到账和待到账", "Too little has come: arrived and still to arrive"],
    ["Paid", "已到账：不再写期限", "Arrived: no deadline any more"],
    ["LongChineseText", "发起人名字很长", "A long name"],
    ["Narrow", "手机上一栏", "On a phone, one column"],
  ],
  good: [
    ["Default", "管理员只看，说明由谁付款。", "An administrator reads it, and who pays is said."],
    ["Short", "差多少直接写出来。", "What is missing is said as a sum."],
  ],
  bad: [
    [
      {
        transfer: {
          reference: "TH7K2M9PQ4",
          amount: "5680.00",
          received: "5680.00",
          left: "0.00",
          isPaid: false,
          chosenBy: "王采购",
          untilText: "2026-12-04 09:30",
        },
      },
      "款已到齐，isPaid 还是 false：一边说等待，一边说待到账 ¥0.00。",
      "All has come and isPaid is still false: it waits for ¥0.00.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "区域名“对公转账”；状态一句话，其余名称和值成对读出。它不主动播报，到账后由页面刷新。",
    "A region “Bank transfer”: a sentence on its state, then names and values. It announces nothing by itself; the page reloads it.",
  ],
  layout: [
    "占满父级，宽屏两栏、手机一栏；没有底色，放进订单页的 Surface 里。",
    "Fills its parent, two columns on wide screens, one on a phone; has no ground, so put it into a Surface of the order's page.",
  ],
  related: ["payment/TransferPanel", "order/OrderStatePanel", "order/OrderInfo"],
} satisfies ComponentDocs;
