import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "企业管理员向一家店铺申请账期：哪家、多少、理由，可附材料。",
    "An administrator asks a shop for account terms: which shop, how much, why, with papers.",
  ],
  instead: [
    ["wallet/RepayForm", "还已经欠的", "Paying back what is owed"],
    ["enterprise/BuyingRulesForm", "企业内部的采购额度", "Limits within the enterprise"],
  ],
  anatomy: [
    ["h2", "标题", "heading"],
    ["select", "向哪家店铺申请", "the shop"],
    ["input[name=amount]", "希望的额度，下面写范围", "the amount, its range below"],
    ["textarea", "申请理由，选填，200 字", "reason, optional, 200 characters"],
    ["button[type=submit]", "提交申请", "sends it"],
  ],
  states: [
    ["WithPapers", "可附材料", "With papers"],
    ["Pending", "正在提交", "Being sent"],
    ["ServerError", "状态已变", "The state has changed"],
    ["Narrow", "手机上一列", "On a phone, one column"],
  ],
  good: [
    [
      "WithPapers",
      "材料和表单一起交，店铺一次看全。",
      "Papers go with it, so that the shop sees all at once.",
    ],
  ],
  bad: [
    [
      { shops: [] },
      "没有可申请的店铺还摆着表单：选不了。不要显示它。",
      "No shop can be asked, so the form leads nowhere. Do not show it.",
    ],
  ],
  keyboard: [...keys.form, ["↑ ↓", "在店铺列表里换一项", "chooses a shop"]],
  speech: [
    "表单读作“申请账期”；额度读范围；出错时焦点到第一个错；整体错误立即播报。",
    "A named form; the amount says its range; after a faulty try the focus is on the first fault; an error of the whole interrupts.",
  ],
  layout: [
    "一张卡片，店铺和额度两列，手机一列。占满内容区，排在 CreditLineList 下面。",
    "A card; shop and amount side by side, on a phone one column. Fills the content, below CreditLineList.",
  ],
  related: ["wallet/CreditDocuments", "wallet/CreditLineList", "wallet/RepayForm"],
} satisfies ComponentDocs;
