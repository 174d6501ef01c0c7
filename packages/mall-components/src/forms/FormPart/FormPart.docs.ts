import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "用一份数据（plan）画出整张表单：字段、规则、按钮。所有错误一次说完，焦点到第一个；没有脚本也能提交。",
    "A whole form from data (its plan): fields, rules, button. All faults are said at once and the first gets the focus; without script it is sent as well.",
  ],
  instead: [
    ["ui/Form", "字段之间有特殊排版，或一两个字段", "Fields with a layout of their own, or one or two alone"],
    ["ui/SearchField", "查找，不是填写", "It searches"],
    ["forms/DecisionForm", "通过或拒绝", "It approves or refuses"],
  ],
  anatomy: [
    [
      "form > div > div:first-of-type",
      "并排的两个字段，手机上竖排",
      "two fields beside each other, below each other on a phone",
    ],
    ["form > div > div:nth-of-type(2)", "单独一行的字段", "a field in a row of its own"],
    ["input[type=checkbox]", "勾选：提交 1 或不提交", "tick: sends 1 or nothing"],
    ["button", "提交；有 onCancel 时左边还有取消", "submit; with onCancel there is one to cancel before it"],
  ],
  states: [
    ["Filled", "带初始值和取消按钮", "With values, and a button to cancel"],
    [
      "Draft",
      "草稿后到：只填没动过的字段",
      "A draft that arrives afterwards fills only the fields that are still untouched",
    ],
    ["Pending", "正在提交", "On its way"],
    [
      "ServerErrors",
      "服务器的错误：字段下各一条，总的在上面",
      "The server's errors: at their fields, that of the whole above",
    ],
    ["DisabledTick", "一项不能改", "One tick cannot be changed"],
    ["LongChineseText", "很长的内容", "A long text"],
    ["Narrow", "手机上：两个按钮各占一半", "On a phone: both buttons half of the width"],
  ],
  good: [
    [
      "ServerErrors",
      "错误写在出错的字段下，说得具体。",
      "Each error is at its field and says what is wrong.",
    ],
  ],
  bad: [
    [
      { given: { formError: "提交失败，请检查您填写的内容" } },
      "让人自己找错：能定位到字段的，放进 fieldErrors。",
      "People must search for the fault: what belongs to a field goes into fieldErrors.",
    ],
  ],
  keyboard: keys.form,
  speech: [
    "表单读 plan.label（“新增备注，表单”），才能作为地标找到。提交出错时焦点到第一个错的字段，连着读它的原因；整体的错误立即读出。",
    "Named by plan.label, so it can be found as a landmark. After a fault the focus goes to the first wrong field, read with its reason; an error of the whole is read at once.",
  ],
  layout: [
    "字段竖排，间距 16 像素（plan.space 可改），占满父级；宽度由父级定，一般放进 narrow 的 Frame 或 Dialog。按钮在右下，手机上并排各一半；isWide 时提交占满。",
    "Fields below each other, 16 px apart (plan.space), as wide as the parent, mostly a narrow Frame or a Dialog. Buttons at the end below, halves on a phone; with isWide submit is as wide as the form.",
  ],
  related: ["ui/Form", "ui/TextField", "ui/TextArea", "account/AddressForm", "invoice/InvoiceTitleForm"],
} satisfies ComponentDocs;
