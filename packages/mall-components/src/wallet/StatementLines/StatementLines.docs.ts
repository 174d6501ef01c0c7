import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "一个月账单的每一笔：时间、类型、订单、金额。出账后可对一笔提问，店铺的答复就在下面。",
    "Each line of a month's statement: time, kind, order, amount. Once the month has closed one can ask about a line, and read the answer below it.",
  ],
  instead: [
    ["wallet/Ledger", "余额、积分的明细", "Movements of balance or points"],
    ["wallet/StatementParts", "按店铺、人、成本中心汇总", "Sums by shop, person or cost centre"],
    ["ui/DataTable", "要排序、选行的表", "Sorting, or choosing rows"],
  ],
  anatomy: [
    ["h2", "标题", "heading"],
    ["thead", "表头", "heads"],
    ["td a[href]", "订单号，下面是店铺、人、成本中心", "order, below it shop, person and cost centre"],
    ["summary", "对此笔有疑问：展开提问", "ask about this line: opens in place"],
    ["td:last-child", "金额，靠右", "amount, at the end"],
  ],
  states: [
    ["Running", "未出账：不能提问", "Not closed yet: no questions"],
    ["Waiting", "问了，等答复", "Asked, no answer yet"],
    ["Refused", "问题没写", "The question was empty"],
    ["Pages", "几页", "Several pages"],
    ["None", "没有符合的明细", "No lines"],
    ["Loading", "加载中", "Loading"],
    ["Failed", "加载失败，可重试", "Could not be loaded, can be tried again"],
    ["Narrow", "手机上：表格横向滚动", "On a phone: the table scrolls"],
  ],
  good: [
    [
      "Default",
      "问和答写在那一笔下面，不用去消息里找。",
      "Question and answer are at their line, not in a message elsewhere.",
    ],
  ],
  bad: [
    [
      { canAsk: false },
      "已出账却不能提问：人只好打电话。出账后传 canAsk。",
      "The month has closed and no question is possible: people telephone. Give canAsk.",
    ],
  ],
  keyboard: [
    ...keys.link,
    ["Enter / Space", "展开、收起提问，提交", "opens or closes the question, sends it"],
  ],
  speech: [
    "表格有标题；表单读“询问订单 20261012093102713904”；空问题回到字段读原因；展开状态会读。",
    "A captioned table; the form names its order; an empty question brings the focus back with the reason; open or closed is read.",
  ],
  layout: [
    "一张卡片，表格紧凑，窄屏横向滚动。导出按钮从 children 传入，排在表上。",
    "A card with a compact table that scrolls on narrow screens. Ways to export are its children, above the table.",
  ],
  related: ["wallet/StatementSheet", "wallet/StatementParts", "wallet/StatementList", "ui/Table"],
} satisfies ComponentDocs;
