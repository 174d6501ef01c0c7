import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "填一行字：姓名、手机号、地址、单号。标签、说明、错误、字数都在它里面。",
    "One line of text: a name, a phone number, an address, a code. Label, hint, error and counter are part of it.",
  ],
  instead: [
    ["ui/TextArea", "几句话", "Several sentences"],
    ["ui/MoneyField", "金额", "An amount of money"],
    ["ui/PasswordField", "密码", "A password"],
    ["ui/SearchField", "在清单里查找", "It searches a list"],
  ],
  anatomyStory: "WithAffixes",
  anatomy: [
    ["label", "名称：一直看得见", "label: always in sight"],
    ["span:has(+ input)", "前缀：符号或图标，不随值提交", "prefix: a sign or icon, not part of the value"],
    ["input", "输入的字", "what is typed"],
    ["input + span", "后缀：单位或小按钮", "suffix: a unit or a small button"],
  ],
  states: [
    ["Required", "必填，带说明", "Required, with a hint"],
    ["WithAffixes", "前缀和后缀", "Prefix and suffix"],
    ["Sizes", "三种高度：28、36、44 像素", "Three heights: 28, 36, 44 px"],
    [
      "CountsCharacters",
      "计字数：生僻字也算一个，超了不截断",
      "Counts characters, a rare one as one; too many are not cut",
    ],
    ["Suggestions", "边输入边提示常用的", "Usual texts are offered while one types"],
    ["Invalid", "出错：红框、图标、原因", "Wrong: a red box, an icon, the reason"],
    ["ReadOnly", "只读：能选中复制", "Read only: can be copied"],
    ["LongChineseText", "手机上的长标签、说明、错误", "Long label, hint and error on a phone"],
  ],
  good: [["Invalid", "错误说怎样改对：“请输入 11 位手机号”。", "The error says how to put it right."]],
  bad: [
    [
      { isLabelHidden: true, placeholder: "收货人" },
      "占位当标签：一输入就忘了这格填什么。",
      "A placeholder as label is gone once one types.",
    ],
    [{ errorMessage: "输入有误" }, "没说哪里有误。", "It does not say what is wrong."],
  ],
  keyboard: keys.field,
  speech: [
    "“收货人，编辑文本，必填”，接着读说明；出错时读“无效”和原因。字数超过时才播报计数。星号不读。",
    "“Recipient, edit text, required”, then the hint; when wrong “invalid” with the reason. The counter speaks only once it is past the limit. The star is silent.",
  ],
  layout: [
    "名称、框、说明、错误竖排，占满父级；短内容（邮编、单号）由父级 Grid 限宽。手机上 m 号字变 16 像素、高 44 像素，避免点进去时页面放大。",
    "Label, box, hint and error one below the other, as wide as the parent; a Grid keeps short ones short. Under fingers size m has letters of 16 px and is 44 px high, so that the page does not zoom.",
  ],
  related: ["ui/TextArea", "ui/MoneyField", "ui/ComboBox", "ui/Form", "forms/FormPart"],
} satisfies ComponentDocs;
