import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "积分商城的页头：页名、一句说明、自己有多少积分、哪些快过期。",
    "The head of the points mall: its name, a line on what it is, the buyer's points and which of them lapse next.",
  ],
  instead: [
    ["membership/MemberHead", "会员中心，要说等级和成长值", "The member centre, with level and growth"],
    ["promotion/GroupBuyHead", "拼团专区的页头", "The head of group buying"],
    ["chrome/PageTitle", "普通页面，只要一个标题", "An ordinary page that needs a title alone"],
  ],
  anatomyStory: "LapsesSoon",
  anatomy: [
    ["h1", "页名，页面的一级标题", "name of the page, its first heading"],
    ["header p", "一句说明：怎么兑、是否包邮", "one line: how to redeem, and that it is sent free"],
    ["strong", "可用积分，千分位", "points available, grouped by thousands"],
    ["a", "去积分明细", "the way to their movements"],
    [
      "header > div:last-child > span:last-child",
      "最近一批过期的积分，可省",
      "points that lapse next, optional",
    ],
  ],
  states: [
    ["LapsesSoon", "有积分快过期", "Points lapse soon"],
    [
      "Unknown",
      "积分未知，例如没登录：右边整块不显示",
      "Points unknown, e.g. not signed in: the whole right part is left out",
    ],
    [
      "ManyPoints",
      "手机上，近十亿积分：数字可折行",
      "On a phone with nearly a thousand million: the number may break",
    ],
  ],
  good: [["LapsesSoon", "写清多少积分、哪天过期。", "It says how many points lapse, and on which day."]],
  bad: [
    [
      { score: 0 },
      "没登录或没读到时不要传 0：人会以为积分没了。",
      "Do not give 0 for unknown: people take their points as gone.",
    ],
    [
      { note: "部分积分即将过期，请尽快使用" },
      "没有数量和日期，帮不上忙，只让人着急。",
      "Without number and day it helps no one and only presses.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "先读一级标题和说明，再读“可用积分 20,000”和“积分明细”链接；过期提示是普通文字。",
    "The first heading and its line, then the points and the link to their movements; the note is plain text.",
  ],
  layout: [
    "自己有促销色渐变底、圆角和内边距；左右两块，放不下时换行。一页一个，宽度占满页框。",
    "Its own: gradient ground, corners, padding. Two blocks, the second wraps where there is no room. One a page, as wide as the frame.",
  ],
  related: ["promotion/ExchangeFilters", "promotion/ExchangeList", "wallet/Ledger"],
} satisfies ComponentDocs;
