import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "退款的协商记录：谁在什么时候做了什么、要多少、为什么、附了哪些图，最新的在最上面。",
    "The history of a refund: who did what and when, how much, why, with which pictures, newest first.",
  ],
  instead: [
    ["after-sale/RefundStatePanel", "只说现在的状态", "For the present state alone"],
    ["order/LogisticsTrail", "包裹的轨迹", "For where parcels are"],
    ["enterprise/ApprovalTrail", "采购审批的经过", "For an approval"],
    ["ui/Timeline", "别的事件", "For other events"],
  ],
  anatomyStory: "Pictures",
  anatomy: [
    ["h2", "标题“协商记录”", "heading “Refund history”"],
    ["ol > li:first-child", "最新一步，圆点是主色", "the newest step, its dot in the accent colour"],
    ["ol > li:last-child", "最早一步：提交申请", "the first step: the request"],
    ["li time", "时间", "when"],
    ["li button", "一张凭证，点开看大图", "a piece of evidence, opened large"],
  ],
  states: [
    [
      "WholeWay",
      "拒绝、修改、同意、寄回、退款全过程",
      "The whole way: refused, edited, approved, sent back, refunded",
    ],
    ["TimeOut", "到期由系统处理", "Time ran out: handled by the system"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "WholeWay",
      "每一步都说清是您、商家还是平台做的。",
      "Each step says whether you, the shop or the platform did it.",
    ],
  ],
  bad: [
    [
      {
        steps: [
          { id: "1", event: "apply", by: "buyer", time: "2026-11-22 10:15" },
          { id: "2", event: "accept", by: "seller", time: "2026-11-22 11:02" },
        ],
      },
      "最早的排在前面：突出的是旧事，要把最新的放第一个。",
      "The oldest first: an old step is highlighted. Put the newest first.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "到下一张、上一张凭证", "to the next, the previous picture"],
    ["Enter / Space", "打开大图", "opens it large"],
  ],
  speech: [
    "有序列表“协商记录”，每步读做了什么、时间和内容；图片按钮读“查看第 2 张凭证”。",
    "An ordered list “Refund history”, each step with what was done, when and why; a picture says “See evidence 2”.",
  ],
  layout: [
    "占满父级，左边一条时间线，图片放不下换行；底色由页面的 Surface 决定。大图由页面打开，通常用 PictureViewer。",
    "Fills its parent with a line at its start; pictures wrap. The ground is the page's, a Surface, and the page opens pictures, usually in PictureViewer.",
  ],
  related: ["ui/Timeline", "after-sale/RefundInfo", "product/PictureViewer"],
} satisfies ComponentDocs;
