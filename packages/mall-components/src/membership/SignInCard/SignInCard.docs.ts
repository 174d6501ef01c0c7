import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "每日签到：连续几天、今天能得多少积分、一个按钮，旁边是当月日历。",
    "Daily sign-in: days in a row, today's points, one button, and the month beside it.",
  ],
  instead: [
    ["membership/MemberTasks", "只做一次的任务", "What is done once"],
    ["ui/Calendar", "选一个日期", "Choosing a day"],
  ],
  anatomy: [
    ["section p", "连续天数", "days in a row"],
    ["section p + p", "今天或明天的积分", "points of today or tomorrow"],
    ["form button", "签到；签过停用", "sign in; off once it is done"],
    ["a[href]", "上个月；没有时留空位", "the month before; its place stays where there is none"],
    ["[data-done]", "签过的日子：底色和对勾", "a day that was signed in: ground and tick"],
    ["[aria-current=date]", "今天：边框", "today: a line around"],
  ],
  states: [
    ["SignedIn", "今天已签", "Signed in today"],
    ["Pending", "正在签到", "Being signed in"],
    ["MonthBefore", "看以前的月份", "An earlier month"],
    ["NeverSignedIn", "从没签过", "Never signed in"],
    ["Narrow", "手机上：日历在下面", "On a phone: the month is below"],
  ],
  good: [["SignedIn", "签完说明天能得多少，人愿意再来。", "Afterwards it says what tomorrow gives."]],
  bad: [
    [
      { days: [] },
      "说连续签到 2 天，日历上却一天没有。两个数要同一次取回。",
      "Two days in a row, and none in the month. Fetch both together.",
    ],
  ],
  keyboard: [...keys.button, ["Enter", "翻到上个月、下个月", "to the month before or after"]],
  speech: [
    "日历是表格，以月份命名；签过的日子读“已签到”，今天读“当前日期”；签完按钮读“今日已签到，不可用”。",
    "The month is a table named by it; a day that was signed in says so, today is the current date; afterwards the button is dimmed.",
  ],
  layout: [
    "一张卡片：宽屏左二右三，手机上下排；日历七列等宽。占满父级。",
    "A card of two and three parts, on a phone one below the other; seven equal columns. Fills its parent.",
  ],
  related: ["membership/MemberTasks", "membership/MemberHead", "ui/Calendar"],
} satisfies ComponentDocs;
