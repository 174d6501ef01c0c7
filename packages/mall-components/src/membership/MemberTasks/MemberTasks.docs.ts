import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "只做一次的成长任务：做什么、给多少成长值和积分，去完成、领取或已领取。",
    "Things done once for growth and points: what, how much, and whether to do it, claim it, or it is claimed.",
  ],
  instead: [
    ["membership/SignInCard", "每天都能做的签到", "What can be done every day"],
    ["coupon/CouponClaimPanel", "领优惠券", "Claiming coupons"],
  ],
  anatomy: [
    ["h2", "标题", "heading"],
    ["li p", "任务，动词开头", "the task, beginning with its verb"],
    ["li p + p", "奖励", "what it gives"],
    ["li form button", "做完了：领取奖励", "done: claim it"],
    ["li a[href]", "没做：去完成", "open: go and do it"],
    ["li:last-child > div:last-child > span", "已领取", "claimed"],
  ],
  states: [
    ["Pending", "正在领取", "Being claimed"],
    ["LongChineseText", "任务名很长", "A long task"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [["Default", "能领的排最前，人先拿到奖励。", "What can be claimed is first."]],
  bad: [
    [
      { tasks: [{ id: "profile", title: "任务一", state: "open", growth: 0, points: 0, href: "#task" }] },
      "没说做什么，奖励是 0：没人会去。",
      "Neither a task nor a reward: no one goes there.",
    ],
  ],
  keyboard: [...keys.link, ["Enter / Space", "领取奖励", "claims"]],
  speech: [
    "列表；按钮读“领取奖励 完善性别与生日”，链接读“去完成 绑定邮箱”；已领取是文字标签。",
    "A list; button and link name their task; what was claimed is a tag in words.",
  ],
  layout: [
    "一张卡片，每行左文右动作。占满父级；宽屏上常和 SignInCard 并排，由父级 Grid 决定。",
    "A card of rows, words left and act right. Fills its parent; beside SignInCard by the parent's Grid.",
  ],
  related: ["membership/SignInCard", "membership/MemberHead", "parts/SettingRow"],
} satisfies ComponentDocs;
