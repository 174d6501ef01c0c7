import type { ComponentDocs } from "../../component-docs/index.ts";

export default {
  status: "new",
  purpose: [
    "填一个日期：直接打数字，或打开日历选。交货日、有效期、还款日用它。",
    "One date, typed or chosen from a calendar: a day of delivery, an expiry, a day to repay.",
  ],
  instead: [
    ["ui/DateRangePicker", "要开始和结束两天", "A first and a last day"],
    ["ui/Calendar", "整月一直摊开，不在表单里", "A month that is always open, outside of a form"],
    ["ui/RadioGroup", "只有几天可选，如送货日", "Only a few days, such as those of delivery"],
  ],
  anatomyStory: "Invalid",
  anatomy: [
    ["fieldset > div:first-child", "问什么，必填时有星号", "what is asked for, marked where required"],
    [
      "[role=spinbutton]",
      "年、月、日各一段，顺序随语言；框高 28、36、44 像素",
      "year, month, day, in the order of the language; the box is 28, 36 or 44 px high",
    ],
    ["[role=group] button", "打开日历", "opens the calendar"],
    ["fieldset > span", "提示", "hint"],
    ["fieldset > span:last-child", "错误", "error"],
  ],
  states: [
    ["Sizes", "三种高度", "Three heights"],
    ["Empty", "没有日期，必填", "Without a date, required"],
    ["OutOfBounds", "打的日期超出范围：马上说", "A typed day out of bounds: said at once"],
    ["Invalid", "有错误和提示", "With an error and a hint"],
    ["Disabled", "不能用", "Cannot be used"],
    ["LongChineseText", "标签和提示很长", "Long label and hint"],
  ],
  good: [
    [
      { min: "2026-11-28", max: "2027-02-28", description: "可选 11 月 28 日至明年 2 月 28 日，周末不送货" },
      "有范围就在提示里先说。",
      "Bounds are told in the hint beforehand.",
    ],
  ],
  bad: [
    [
      { max: "2026-11-20", labels: { open: "打开日历", outOfBounds: "日期错误" } },
      "“日期错误”没说怎么改：写出可选的范围。",
      "“Wrong date” does not say how to put it right: name the bounds.",
    ],
    [
      { isLabelHidden: true },
      "没有标签的日期：不知道是下单日还是交货日。",
      "A date without a label: is it of the order or of the delivery?",
    ],
  ],
  keyboard: [
    ["Tab", "年、月、日逐段走，再到日历按钮", "from part to part, then to the calendar's button"],
    ["0–9", "填数字，填满自动到下一段", "fills the part, then goes on to the next"],
    ["↑ ↓", "这一段加一、减一", "turns the part up or down"],
    ["Backspace", "清除这一段", "empties the part"],
    ["Alt+↓ / Enter", "打开日历（Enter 在按钮上）", "opens the calendar (Enter on the button)"],
    [
      "← → ↑ ↓",
      "日历里：前后一天、一周；Enter 选中并关闭",
      "in the calendar, a day or a week; Enter chooses and closes",
    ],
    ["Esc", "关闭日历，焦点回到按钮", "closes the calendar; the focus goes back to the button"],
  ],
  speech: [
    "读标签，再读每段：“年，2026”；提示和错误随每段读出。日历是一个对话框，每天读完整日期。",
    "Its label, then each part such as “year, 2026”, with hint and error. The calendar is a dialog whose days are read as full dates.",
  ],
  layout: [
    "占满父级宽度；日历画在 body 上。脚本到达前是浏览器自带的日期框，不用脚本也能提交。today 要用商城的时间，不要用访客的。",
    "As wide as its parent; the calendar is drawn on the body. Before its script comes the browser's own date field is there and sends, too. Give today by the shop's clock, not the visitor's.",
  ],
  related: ["ui/DateRangePicker", "ui/Calendar", "ui/Form", "ui/TextField"],
} satisfies ComponentDocs;
