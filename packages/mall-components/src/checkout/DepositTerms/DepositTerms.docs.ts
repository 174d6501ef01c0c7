import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "预售下单前必须勾选的规则：尾款什么时候付、付多少，逾期定金不退。",
    "What must be agreed to before a pre-sale is ordered: when and how much the balance is, and that a paid deposit is not refundable.",
  ],
  instead: [
    ["promotion/PreSalePlan", "商品页上的预售时间表", "For the plan on a product's page"],
    ["entry/AgreementPopup", "注册时的协议", "For agreements at registration"],
    ["ui/Checkbox", "别的勾选", "For another tick"],
  ],
  anatomy: [
    ["input[type=checkbox]", "勾选框，不预先勾上", "the box, not ticked beforehand"],
    ["label > span", "同意什么，一句话", "what is agreed to, in a sentence"],
    ["label > span > span", "规则：尾款时间、金额、逾期后果", "the rules: when, how much, what if not"],
  ],
  states: [
    ["NotAgreed", "没勾就提交：框标红，写原因", "Sent without the tick: marked, with the reason"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Default",
      "时间和金额写在勾选处，不用点开别的页面。",
      "Dates and sums are at the box, without another page to open.",
    ],
  ],
  bad: [
    [
      { isAgreed: true },
      "第一次就替人勾好：同意要自己点，只有回来改单时才保留。",
      "Ticked for the buyer: they must agree themselves; keep it only for who comes back.",
    ],
  ],
  keyboard: keys.toggle,
  speech: [
    "勾选框读完整句子和规则；没勾就提交时，原因立即播报并和框关联。",
    "The box is read with its sentence and rules; when it was missed the reason is announced and belongs to the box.",
  ],
  layout: [
    "占满父级，文字折行对齐勾选框右侧；放在 SubmitBar 上面、订单表单里面。",
    "Fills its parent, the words wrap beside the box; its place is above SubmitBar, inside of the order's form.",
  ],
  related: ["promotion/PreSalePlan", "checkout/SubmitBar", "ui/Checkbox"],
} satisfies ComponentDocs;
