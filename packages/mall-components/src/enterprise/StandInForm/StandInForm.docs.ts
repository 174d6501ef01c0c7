import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "审批人外出时指定一名成员代为审批，到某一天为止；也可以提前结束。",
    "Names a member who approves orders in one's place until a day, and ends that early.",
  ],
  instead: [
    ["enterprise/BuyingRulesForm", "长期换审批人", "Another approver for good"],
    ["enterprise/EnterprisePanel", "转让管理员", "Handing over the administration"],
    ["enterprise/ApprovalDecision", "自己审批一张订单", "Deciding on an order oneself"],
  ],
  anatomyStory: "IsSet",
  anatomy: [
    ["[data-tone]", "现在谁代、到哪天；没有就不显示", "who approves now and until when, if there is one"],
    ["[data-tone] button", "结束代理", "ends it"],
    ["select[name=standIn]", "代理人，只列本企业成员", "who approves, of the enterprise's members"],
    ["input[name=until]", "截止日期", "last day"],
    [
      "form[aria-label] button[type=submit]",
      "设置代理，再设会换掉现在的",
      "sets it, in place of the present one",
    ],
  ],
  states: [
    ["IsSet", "已有代理人", "There is one"],
    ["Refused", "没选日期", "No day was chosen"],
    ["Pending", "保存中", "Being saved"],
    ["LongChineseText", "代理人名字很长", "A long name"],
    ["Narrow", "手机上：两项上下排", "On a phone, one field below the other"],
  ],
  good: [["IsSet", "先说现在是谁代，再让人改。", "It says who it is now before it lets one change it."]],
  bad: [
    [
      {
        members: [
          { value: "6", label: "138****0006" },
          { value: "7", label: "137****2201" },
        ],
      },
      "选项只有手机号：写姓名，选错人就审批错单。",
      "Numbers as choices: give names, a wrong choice approves wrong orders.",
    ],
    [
      { standIn: { name: "王建国", untilText: "2025-01-10" } },
      "日期早过了还显示：过期后不要再传 standIn。",
      "Long past and still shown: leave standIn out once it is over.",
    ],
  ],
  keyboard: keys.form,
  speech: [
    "表单读“外出代理”；没选人或日期就提交，焦点到第一处并读错误；现有代理的提示不自动播报。",
    "A form by its heading; without a member or a day the focus goes to the first with its error; the present one is not announced.",
  ],
  layout: [
    "一块白底，占满父级宽度；两项一行，手机上上下排。换了代理人用 key 让表单清空。",
    "A sheet as wide as its parent; two fields in a row, on phones one below the other. Give it a key so that it empties once set.",
  ],
  related: ["enterprise/BuyingRulesForm", "enterprise/ApprovalDecision", "ui/Select"],
} satisfies ComponentDocs;
