import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "提交订单前告诉下单人：超了哪些限额、谁来审批、商品和优惠保留多久。",
    "Tells who orders, before they submit: which limits it is above, who approves it, how long goods and coupons are held.",
  ],
  instead: [
    ["enterprise/ApprovalTrail", "提交之后看审批到了哪里", "After submitting: how far the approval is"],
    ["cart/LimitNote", "商品限购，和企业无关", "A product's own limit, apart from enterprises"],
    ["ui/Notice", "别的提示", "Any other message"],
  ],
  anatomy: [
    ["[data-tone] svg", "警告图标", "warning sign"],
    [
      "[data-tone] > div > div:first-child",
      "超出的限额，可以有几个",
      "the limits it is above, one or several",
    ],
    [
      "[data-tone] > div > div:nth-child(2)",
      "谁审批、保留几小时、没通过会怎样",
      "who approves, for how many hours it is held, what a refusal does",
    ],
  ],
  states: [
    ["SeveralLimits", "同时超出三种限额，两人可审批", "Above three limits, two may approve"],
    ["NoApprovers", "还不知道由谁审批", "Who approves is not known"],
    ["LongChineseText", "审批人名字很长", "A long name"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      { reasons: ["perMonth"], approvers: ["王建国", "李敏"], hours: 24 },
      "写真实姓名，下单人可以当面去催。",
      "Real names, so that who ordered can ask them in person.",
    ],
  ],
  bad: [
    [
      { approvers: ["管理员"] },
      "只写职务不写姓名：人不知道该找谁。",
      "A role in place of a name: people do not know whom to ask.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "普通段落，先读超出的限额，再读审批人和保留时间；不自动播报，所以要放在提交按钮之前。",
    "Plain text: the limits, then who approves and how long it is held. It is not announced, so it must come before the submit button.",
  ],
  layout: [
    "占满父级宽度，自己管图标和文字；放在结算页金额和提交之间，距离由父级 Stack 决定。",
    "As wide as its parent with its own icon and words; between sum and submit at the checkout, the distances are a Stack's.",
  ],
  related: ["enterprise/ApprovalTrail", "enterprise/MemberLimits", "checkout/SubmitBar", "ui/Notice"],
} satisfies ComponentDocs;
