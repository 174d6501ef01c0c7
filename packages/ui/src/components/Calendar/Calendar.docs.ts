import type { ComponentDocs } from "../../component-docs/index.ts";

export default {
  purpose: [
    "一直摊开的一个月，选其中一天。可以只让有内容的日子可选，并在下面画点。",
    "A month that is always open, to choose one day. It can allow only days with something to see, each with a dot.",
  ],
  instead: [
    ["ui/DatePicker", "在表单里填一个日期", "A date in a form"],
    ["ui/DateRangePicker", "要开始和结束两天", "A first and a last day"],
    ["ui/RadioGroup", "只有三五天可选", "Only a few days can be chosen"],
  ],
  anatomyStory: "Marked",
  anatomy: [
    ["button[slot=previous]", "上个月；超出范围时停用", "month before, disabled out of bounds"],
    ["h2[aria-hidden=true]", "年月：写法随页面语言", "month and year, as the page's language writes them"],
    ["thead", "星期", "days of the week"],
    ["[data-selected]", "选中的一天；今天另有边框", "the chosen day; today has a line around it"],
  ],
  states: [
    ["Chosen", "已选一天", "A day is chosen"],
    ["Bounded", "只能选一段时间内", "Only days within bounds"],
    ["Marked", "只能选有点的日子", "Only days with a dot"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Marked",
      "找聊天记录：有消息的日子才可选。",
      "For looking up messages: only days that have some can be chosen.",
    ],
  ],
  bad: [
    [
      { min: "2026-11-27", max: "2026-11-29" },
      "只有三天可选，不必摊开整月：用 RadioGroup。",
      "Three days to choose from need no month: take a RadioGroup.",
    ],
    [
      { marked: [] },
      "没有一天可选：不要画日历，说明没有内容。",
      "No day can be chosen: say that there is nothing and draw no calendar.",
    ],
  ],
  keyboard: [
    ["Tab", "到翻月按钮，再到当前的一天", "to the buttons of the months, then to the current day"],
    ["← → ↑ ↓", "前后一天、前后一周", "a day, a week before or after"],
    ["PageUp / PageDown", "上个月、下个月", "the month before, the next one"],
    ["Home / End", "本月第一天、最后一天", "the first, the last day of the month"],
    ["Enter / Space", "选中", "chooses the day"],
  ],
  speech: [
    "读 label 和年月；每一天读完整日期和星期，今天、已选、不可选都会读出。",
    "Its label with month and year; each day by its full date and weekday, and whether it is today, chosen or cannot be.",
  ],
  layout: [
    "宽度随内容，至少七格，不拉伸；脚本到达前有一个转圈占位。放进 Popover 时给 autoFocus。",
    "As wide as its content, seven cells at least, never stretched; a spinner is there until its script comes. In a Popover give it autoFocus.",
  ],
  related: ["ui/DatePicker", "ui/DateRangePicker", "ui/Popover", "chat/ChatSearch"],
} satisfies ComponentDocs;
