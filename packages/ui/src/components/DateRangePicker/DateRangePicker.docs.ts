import type { ComponentDocs } from "../../component-docs/index.ts";

export default {
  status: "new",
  purpose: [
    "填一段日期的头和尾：下单时间、账期、统计区间。可以给“近 7 天”之类的快捷选项。",
    "The first and the last day of a time: of orders, a statement, a report. Ready ranges such as “last 7 days” can be offered.",
  ],
  instead: [
    ["ui/DatePicker", "只要一天", "A single day"],
    ["ui/Select", "只按整月或固定时段查", "Only whole months or fixed times are asked for"],
    ["ui/RangeSlider", "是数量或价格的范围", "It is a range of amounts or prices"],
    ["order/OrderFilters", "订单列表的全部筛选", "All filters of the order list"],
  ],
  anatomy: [
    ["fieldset > div:first-child", "问什么", "what is asked for"],
    [
      "[role=spinbutton]",
      "年、月、日各一段，共六段；放不下时两个日期上下排",
      "year, month, day, six parts in all; both dates come below each other where they do not fit",
    ],
    ["[role=group] button", "打开日历和快捷选项", "opens the calendar with its ready ranges"],
  ],
  states: [
    ["Empty", "没有日期，必填", "Without dates, required"],
    ["Backwards", "结束早于开始：马上说", "The last day is before the first: said at once"],
    ["Invalid", "表单的错误", "An error of the form"],
    ["Disabled", "不能用", "Cannot be used"],
    ["Narrow", "280 像素宽", "280 px wide"],
  ],
  good: [
    ["Invalid", "错误说出上限，也说怎么改。", "The error names the limit and the way out."],
    [
      { label: "付款时间", description: "最多查询 90 天" },
      "限制先写在提示里。",
      "The limit is told beforehand in the hint.",
    ],
  ],
  bad: [
    [
      {
        defaultValue: { from: "2026-11-20", to: "2026-11-09" },
        labels: { from: "开始日期", to: "结束日期", open: "打开日历", outOfBounds: "格式不正确" },
      },
      "格式没有错，是前后颠倒：话要说准。",
      "The format is right, the order is not: say what is wrong.",
    ],
    [
      { isLabelHidden: true, defaultValue: { from: "", to: "" } },
      "空着又没有标签：不知道筛选什么时间。",
      "Empty and without a label: which time does it filter?",
    ],
  ],
  keyboard: [
    ["Tab", "六段逐段走，再到日历按钮", "from part to part, then to the calendar's button"],
    ["0–9", "填数字，填满自动到下一段", "fills the part, then goes on to the next"],
    ["↑ ↓", "这一段加一、减一", "turns the part up or down"],
    ["Alt+↓ / Enter", "打开日历（Enter 在按钮上）", "opens the calendar (Enter on the button)"],
    [
      "← → ↑ ↓",
      "日历里移动；Enter 先定第一天，再定最后一天",
      "moves in the calendar; Enter sets the first day, then the last one",
    ],
    ["Esc", "关闭日历，焦点回到按钮", "closes the calendar; the focus goes back to the button"],
  ],
  speech: [
    "每段读出属于开始还是结束；日历里读已选的区间；提示和错误随每段读出。",
    "Each part with whether it is of the first or the last day; the calendar says which range is chosen; hint and error with each part.",
  ],
  layout: [
    "占满父级宽度，窄时自己换成两行；日历和快捷选项画在 body 上。today 要用商城的时间。",
    "As wide as its parent, on two lines where that is narrow; calendar and ready ranges are drawn on the body. Give today by the shop's clock.",
  ],
  related: ["ui/DatePicker", "ui/Calendar", "ui/RangeSlider", "order/OrderFilters"],
} satisfies ComponentDocs;
