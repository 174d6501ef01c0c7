import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "余额、积分或成长值的收支明细：来源、时间、单号，进出多少，余多少。可带收入、支出分类和分页。",
    "Movements of a balance, points or growth: from where, when, which order, how much in or out, and what was left; with tabs and pages where wanted.",
  ],
  instead: [
    ["wallet/StatementLines", "某月账单的每一笔", "Lines of a monthly statement"],
    ["wallet/WalletHead", "只说现在有多少", "What is there now"],
    ["ui/Timeline", "没有金额的经过", "Events without sums"],
  ],
  anatomy: [
    ["li > span", "来源，长了折行", "from where, breaks when long"],
    ["[data-way]", "进出：符号和颜色，收入绿色", "in or out: sign and colour, green for in"],
    ["time", "时间，后面是单号", "when, then the number it belongs to"],
    ["li > span:last-child", "当时的余额", "what was left"],
  ],
  states: [
    ["TabsAndPages", "带分类和分页", "With tabs and pages"],
    ["Points", "积分", "Points"],
    ["Growth", "成长值", "Growth"],
    ["Loading", "首次加载", "Loading"],
    ["Refetching", "刷新中：旧内容保留", "Fetched again: the rows stay"],
    ["Empty", "没有明细", "Nothing yet"],
    ["Failed", "加载失败，可重试", "Could not be loaded, can be tried again"],
    ["Narrow", "手机上，文字和金额都很长", "On a phone, with long words and sums"],
  ],
  good: [
    ["TabsAndPages", "单号是链接，对不上时能查。", "Numbers are links, to look up what does not agree."],
  ],
  bad: [
    [
      { entries: [{ id: "1", source: "订单支付", timeText: "2026-11-21 09:30", amount: "200.00" }] },
      "支出忘了负号，变成绿色的收入；也没有余额可对。",
      "Paid, but without its minus it is shown as received; and no balance to check it by.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "列表以 label 命名；金额前读“收入”或“支出”，符号不读；时间可被机器识别。",
    "A list named by its label; the sum begins with the word for in or out in place of its sign; times are machine-readable.",
  ],
  layout: [
    "每行左文右数，金额不折行。自己没有卡片底，放进 Surface，上面接 WalletHead。",
    "Words left, sums right and unbroken. It has no ground: put it on a Surface, below WalletHead.",
  ],
  related: ["wallet/WalletHead", "parts/AsyncList", "parts/ListPager", "wallet/StatementLines"],
} satisfies ComponentDocs;
