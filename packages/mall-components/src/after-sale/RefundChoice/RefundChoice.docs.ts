import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "申请退款的第一步：退哪些商品、各几件、仅退款还是退货退款、货收到没有。每次改动都重新算可退金额。",
    "The first step of a refund: which goods and how many, money only or with return, received or not. Each change asks for the amount again.",
  ],
  instead: [
    ["after-sale/RefundForm", "第二步：原因、金额、凭证", "The second step: reason, amount, evidence"],
    ["after-sale/RefundBlocked", "整单都不能退", "Nothing of the order can be refunded"],
    ["cart/CartLine", "购物车里勾选和改数量", "To tick and count goods in the cart"],
  ],
  anatomy: [
    ["h2", "标题“选择退款商品”", "heading “Choose items to refund”"],
    ["form li:first-child input[type=checkbox]", "退这件商品", "refunds this line"],
    ["form li:first-child [role=group]", "退几件，不超过可退件数", "how many, no more than may be refunded"],
    ["form li:last-child", "不能退的一行：变灰，写原因", "a line that cannot be: grey, with the reason"],
    ["[role=radiogroup]", "退款类型；下面是货物状态", "refund type; below it the state of the goods"],
    ["form button[type=submit]", "重新计算可退金额", "recalculates the amount"],
  ],
  states: [
    ["MoneyAndGoods", "退货退款：只能选已收到货", "With return: received is the only choice"],
    ["WithGift", "最后一件商品带走赠品", "The last paid line takes the gift along"],
    ["Pending", "正在重算", "Being recalculated"],
    ["Narrow", "手机上件数在商品名下面", "On a phone the pieces are below the words"],
  ],
  good: [
    [
      "Default",
      "不能退的也列出来，写明“该商品正在退款中”。",
      "What cannot be refunded is listed, with the reason.",
    ],
    ["WithGift", "赠品自动勾上，并说明为什么。", "The gift is ticked by itself, and it says why."],
  ],
  bad: [
    [
      { lines: [{ id: "1", title: "世达 120 件套综合工具组套", quantity: 2, max: 0, chosen: 0 }] },
      "不能退却没给 why：只见变灰，不知道原因。",
      "It cannot be chosen and why is missing: grey without a reason.",
    ],
  ],
  keyboard: [
    [
      "Tab / Shift+Tab",
      "依次到勾选框、商品、件数、类型、状态、按钮",
      "to box, goods, pieces, type, state and button in turn",
    ],
    ["Space", "勾选", "ticks"],
    ["↑ ↓", "件数加一、减一；在选项里换一项", "one more, one less; in a group the next choice"],
    ["Enter", "确认件数；在按钮上重新计算", "takes the number; on the button recalculates"],
  ],
  speech: [
    "表单名“选择退款商品”；勾选框读商品名，件数读“数量”加商品名；赠品说明跟在商品后面读。",
    "A form “Choose items to refund”; a box says its product, a number says quantity and product; the note on the gift follows.",
  ],
  layout: [
    "占满父级，每行一条底线；手机上件数换到第二行。底色由页面的 Surface 决定，RefundForm 接在下面。",
    "Fills its parent with a line below each row; on a phone the pieces go to a second line. The ground is the page's, a Surface; RefundForm follows below.",
  ],
  related: ["after-sale/RefundForm", "product/GoodsLine", "ui/NumberStepper", "ui/RadioGroup"],
} satisfies ComponentDocs;
