import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "足迹页顶部的一条：看某一天、用日历找有足迹的日子、暂停或恢复记录、清空。",
    "The bar over the footprints: one day of them, a calendar of the days that have some, pause and resume, clear.",
  ],
  instead: [
    ["saved/SavedGoodsSearch", "按名称找收藏或买过的商品", "To find favourites or what was bought by name"],
    ["ui/DateRangePicker", "选一段日期", "A range of days"],
    ["account/PrivacyPanel", "其他隐私设置", "Other settings of privacy"],
  ],
  anatomyStory: "WithACalendar",
  anatomy: [
    ["input[type=date]", "按日期查看", "the day"],
    ["form[method=get] button[type=submit]", "搜索", "shows that day"],
    ["[role=status]", "正在记录，还是已暂停", "whether looking is noted"],
    ["form[method=post] button", "暂停或恢复记录", "pauses or resumes"],
    [
      "form[method=post] button:last-child",
      "清空足迹，没有足迹时不出现",
      "clears all, not there when there is nothing",
    ],
  ],
  states: [
    ["OneDay", "只看一天：多一个“清除筛选”", "One day: with the way back to all"],
    ["WithACalendar", "日历里标出有足迹的日子", "A calendar marks the days that have some"],
    ["Off", "已暂停记录", "Paused"],
    ["NothingToClear", "没有可清空的", "Nothing to clear"],
    ["Pending", "正在暂停或清空", "Pausing or clearing is on its way"],
    ["Narrow", "手机上两组上下排", "On a phone both groups below each other"],
  ],
  good: [
    [
      "WithACalendar",
      "直接点有足迹的日子，不用一天天试。",
      "A day that has some is pressed, none is guessed.",
    ],
  ],
  bad: [
    [
      "Pending",
      "加载列表时传 isPending：两个按钮都转圈，像在清空。加载用 SavedGoodsList 的 state。",
      "isPending while the list loads: both buttons turn as if it were cleared. Loading is SavedGoodsList's state.",
    ],
  ],
  keyboard: [
    ...keys.form,
    ["↑ ↓ ← →", "在日历里换一天", "moves in the calendar"],
    ["Esc", "关闭日历，焦点回到按钮", "closes the calendar; the focus goes back to its button"],
  ],
  speech: [
    "日期框读“按日期查看”；是否在记录是状态区，变化会读出；日历读“有足迹的日期”。",
    "The field is named “按日期查看”; whether it is noted is a status and read as it changes; the calendar is “有足迹的日期”.",
  ],
  layout: [
    "左右两组，放不下就换行，内边距和下边线自己管；放在足迹列表正上方，占满宽度。打印时不出现。",
    "Two groups that wrap, with its own padding and line below; right over the list, as wide as it. Not printed.",
  ],
  related: ["saved/SavedGoodsList", "ui/Calendar", "chrome/RailProducts"],
} satisfies ComponentDocs;
