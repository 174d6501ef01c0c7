import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "填企业名称，边输入边查出工商登记的企业，选中就带上统一社会信用代码。查不到也能直接填全称。",
    "An enterprise's name, with registered companies to pick from while one types; a pick brings its credit code along. Any other name may be typed, too.",
  ],
  instead: [
    ["ui/ComboBox", "必须从列表里选一个", "It must be one of a list"],
    ["ui/TextField", "只要名称，不查企业", "A name alone, without a look-up"],
    [
      "enterprise/EnterprisePicker",
      "在自己已加入的企业之间切换",
      "It switches between enterprises that one belongs to",
    ],
  ],
  anatomy: [
    ["label > span", "必填标记：这个字段总是必填", "mark of what is required: it always is"],
    [
      "input[role=combobox]",
      "名称：从第二个字起，停 0.3 秒后查找，候选在框下面",
      "name: looked up from two characters on, 0.3 s after the last key; companies are below it",
    ],
  ],
  states: [
    ["LooksUpAndPicks", "输入“恒达”看候选", "Type 恒达 to see companies"],
    ["Loading", "正在查找（先输入两个字）", "Looking up (type two characters first)"],
    [
      "NothingFound",
      "没有匹配：提示直接填全称（先输入两个字）",
      "None found: it says that the full name may be typed (type two characters first)",
    ],
    ["Narrow", "手机上很长的企业名换行", "On a phone a very long name breaks over lines"],
  ],
  good: [
    [
      "LooksUpAndPicks",
      "候选的第二行是信用代码和法人，重名也能分清。",
      "The second line, code and legal person, tells companies of one name apart.",
    ],
  ],
  bad: [
    [
      { placeholder: "请从列表中选择企业" },
      "列表外的名称也能填，这样写会让人卡住。",
      "Names outside the list are taken, too; these words make people stop.",
    ],
    [
      { label: "单位", defaultValue: "恒达" },
      "简称和法定名称对不上，发票会开错。标签写“企业名称”，请填全称。",
      "A short name is not the registered one, and invoices go wrong. Ask for the full name.",
    ],
  ],
  keyboard: [
    ...keys.field,
    ["↑ ↓", "在候选之间移动，焦点留在框里", "moves between companies; the focus stays in the field"],
    ["Enter", "有候选选中时：填入它，不提交", "on a company: takes it and submits nothing"],
    ["Esc", "收起候选，文字保留", "closes the list and keeps the text"],
  ],
  speech: [
    "“企业名称，组合框，必填”；查到后读“找到 3 家企业”，移动时读候选的名称和代码。输入法未上屏时不查也不读。",
    "“Company, combo box, required”; then how many were found, and each company's name and code on the way. An input method is not disturbed.",
  ],
  layout: [
    "字段占满父级；候选浮在下面，和框同宽，不推开下文，最高 280 像素后滚动。父级不要设 overflow: hidden。选中后还会提交隐藏的 creditCode，给了 onPick 就由表单自己放。",
    "As wide as its parent; companies float below it at the same width, 280 px high at most, then scroll. No overflow: hidden around it. A hidden creditCode is sent along, unless onPick gives it to a field of the form.",
  ],
  related: ["ui/ComboBox", "ui/TextField", "entry/LeadForm", "invoice/InvoiceTitleForm"],
} satisfies ComponentDocs;
