import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "会员中心的头部：等级、付费会员到期日、离下一级还差多少、有哪些权益、会员替人省了多少。",
    "Top of the membership page: level, the day membership ends, how far to the next level, the benefits, and what membership saved.",
  ],
  instead: [
    ["account/CenterHead", "个人中心首页", "The home of the user centre"],
    ["membership/LevelTable", "所有等级的对比", "Comparing all levels"],
    ["ui/ProgressBar", "只要进度", "The progress alone"],
  ],
  anatomy: [
    ["h2", "名字，一行", "name, on one line"],
    ["h2 + span", "等级与付费会员的标签", "tags: level and paid level"],
    ["a[href]", "开通、续费或重新开通", "open, renew, or open again"],
    ["progress", "成长值，到下一级", "growth towards the next level"],
    ["ul", "我的权益", "the benefits"],
    ["ul:last-child", "积分和已省的钱", "points and what was saved"],
  ],
  states: [
    ["WithoutMembership", "没开通付费会员", "Without paid membership"],
    ["MembershipOver", "已到期：说哪天，给“重新开通”", "It is over: the day, and the way back"],
    ["PastTheNext", "成长值已够下一级，等级还没更新", "Enough for the next level, which has not come yet"],
    ["HighestLevel", "最高等级：进度满", "Highest level: the bar is full"],
    ["WithoutLevels", "商城没有成长等级", "A mall without levels"],
    ["LongText", "名字很长", "A long name"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    ["MembershipOver", "写明哪天到期，按钮跟着变。", "It says the day, and the button changes with it."],
  ],
  bad: [
    [
      { growth: 9000 },
      "成长值已够下一级，等级却没变。成长值、level、next 要同时取。",
      "Growth is enough for the next level, and the level is still the old one. Fetch growth, level and next together.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "进度条读“成长值 6,840”和“再得 1,160 升级为金牌会员”；权益和资产各是一个命名的列表。",
    "The bar says the growth and what is left to the next level; benefits and figures are named lists.",
  ],
  layout: [
    "一张卡片，从上到下：人、进度、权益、数字；按钮放不下时换行。放在会员页最上面，占满宽度。",
    "A card: person, progress, benefits, figures; the button wraps where there is no room. At the top of the page, full width.",
  ],
  related: ["account/CenterHead", "membership/LevelTable", "membership/SignInCard", "parts/FigureLinks"],
} satisfies ComponentDocs;
