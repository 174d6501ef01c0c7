import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "并排的付费会员卡：名称、起价、权益。每张是链接，点了选中它，下面的表单跟着换。",
    "Paid levels side by side: name, price from, benefits. Each is a link that chooses it for the form below.",
  ],
  instead: [
    ["membership/LevelTable", "只看不买", "To compare, not to buy"],
    ["membership/BuyMemberForm", "已选定，选时长和付款", "It is chosen: term and payment"],
    ["ui/RadioGroup", "表单里选一项，不换地址", "A choice within a form, without an address"],
  ],
  anatomyStory: "WhileOneRuns",
  anatomy: [
    ["a[aria-current]", "选中的卡：边框变色", "the chosen one: coloured line"],
    ["strong", "名称", "name"],
    ["strong + span", "当前等级，或可升级", "the one that runs, or a way up"],
    ["a > span:nth-child(2)", "最便宜的时长多少钱", "price of the cheapest term"],
    ["a > span:nth-child(3)", "权益，一行一项", "benefits, one a line"],
  ],
  states: [
    ["WhileOneRuns", "已有会员：当前等级、可升级", "While one runs: renewal and upgrades"],
    ["LongChineseText", "名称很长", "Long names"],
    ["Narrow", "手机上上下排", "On a phone, one below the other"],
  ],
  good: [
    [
      "WhileOneRuns",
      "标出当前等级，人知道是续费还是升级。",
      "The one that runs is marked, so one knows what the press does.",
    ],
  ],
  bad: [
    [
      { chosenId: 8 },
      "默认选中一张停售的卡：下面只剩一句“不能开通”。选第一张能买的。",
      "Chosen is one that is no longer sold, so the form is empty. Choose the first that can be bought.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "列表读作“会员等级”；整张卡是一个链接，依次读名称、标签、价格、权益、不能买的原因；选中的读“当前”。",
    "A named list; a card is one link with its name, tag, price, benefits and why it cannot be bought; the chosen one is current.",
  ],
  layout: [
    "自己等分一行，同高；768 像素以下上下排。三张以内最好看，占满父级。",
    "Shares a line equally, all as high; below 768 px one below the other. Best up to three. Fills its parent.",
  ],
  related: ["membership/BuyMemberForm", "membership/LevelTable"],
} satisfies ComponentDocs;
