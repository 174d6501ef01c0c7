import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "开通、续费或升级付费会员：选时长、选付款方式、确认支付。不能开通时只说原因，不给表单。",
    "Opens, renews or upgrades a paid level: for how long, how it is paid. Where it cannot be bought it only says why.",
  ],
  instead: [
    ["membership/PaidLevelCards", "先选哪一种会员", "Choosing which level first"],
    ["payment/PayMethods", "订单的收银台", "Paying an order"],
    ["wallet/TopUpForm", "给余额充值", "Topping up the balance"],
  ],
  anatomyStory: "Upgrade",
  anatomy: [
    ["h2", "标题：开通、续费还是升级", "heading: open, renew or upgrade"],
    ["fieldset", "时长：价格、到期日、折算天数", "terms: price, last day, days carried over"],
    ["fieldset + p", "升级才有：剩余时间怎样折算", "on an upgrade: how the rest is counted"],
    ["fieldset:last-of-type", "付款方式；余额写明有多少", "ways to pay; the balance says how much there is"],
    ["button[type=submit]", "确认支付", "pay"],
  ],
  states: [
    ["Renewal", "续费", "Renewal"],
    ["Upgrade", "升级，含折算天数", "Upgrade, with days carried over"],
    ["Blocked", "还不能开通：只说原因", "Cannot be bought yet: the reason alone"],
    ["Pending", "正在提交", "Being sent"],
    ["ServerError", "余额不足", "Too little balance"],
    ["LongChineseText", "等级名很长", "A long name"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Upgrade",
      "多出来的天数写在每个时长里，不用自己算。",
      "The days carried over are in each term, so no one has to count.",
    ],
  ],
  bad: [
    [
      { blockText: "暂不可开通" },
      "没说怎样才可以。写条件：“成长值达到 500 后可开通”。",
      "It does not say when it can be. Say the condition.",
    ],
    [
      { methods: [] },
      "没有付款方式还给表单：填完付不了。这时传 blockText。",
      "A form without a way to pay ends nowhere. Give blockText instead.",
    ],
  ],
  keyboard: [...keys.radios, ...keys.form],
  speech: [
    "两个单选组，各读名称；每个时长连价格、到期日一起读；错误播报，焦点到第一个错。",
    "Two named radio groups; each term is read with its price and last day; errors are announced, with the focus on the first.",
  ],
  layout: [
    "一张卡片，选项是方框，宽了并排、窄了换行。占满会员页内容区，排在 PaidLevelCards 下面。",
    "A card whose choices are boxes in a row, or several rows. Fills the content, below PaidLevelCards.",
  ],
  related: ["membership/PaidLevelCards", "payment/PayMethods", "membership/LevelTable"],
} satisfies ComponentDocs;
