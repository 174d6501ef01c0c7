import type { ComponentDocs } from "../../component-docs/index.ts";

export default {
  purpose: [
    "边打字边筛选的下拉框：物流公司、开户行、部门。选项多到要找时用它。",
    "A text field with a list that typing narrows: carriers, banks, departments. For lists long enough to search.",
  ],
  instead: [
    ["ui/Select", "十个以内、不必搜索", "Ten lines or fewer, no search needed"],
    ["ui/RadioGroup", "五个以内，想一眼看全", "Five or fewer, all seen at once"],
    ["ui/SearchField", "搜内容，不是填值", "It searches for content and fills in no value"],
    ["forms/CompanyField", "企业名称，由工商信息联想", "A company's name, suggested from the register"],
  ],
  anatomy: [
    ["label", "问什么", "what is asked for"],
    [
      "input",
      "输入处，高 28、36、44 像素：获得焦点就展开列表",
      "text, 28, 36 or 44 px high; the list opens once it has the focus",
    ],
    ["button", "展开列表，只给鼠标和手指", "opens the list, for mouse and finger only"],
  ],
  states: [
    ["Selected", "已选一项", "A line is chosen"],
    ["Loading", "选项还没到：右侧转圈", "Lines are on their way: a spinner at the end"],
    ["Invalid", "必填却没有选", "Required and not chosen"],
    ["Disabled", "不能用", "Cannot be used"],
  ],
  good: [
    [
      { label: "物流公司", placeholder: "输入名称查找", defaultValue: "jd" },
      "标签问要什么，占位文字说怎么用。",
      "The label asks, the placeholder says how.",
    ],
  ],
  bad: [
    [
      {
        label: "是否含税",
        items: [
          { id: "yes", label: "含税" },
          { id: "no", label: "不含税" },
        ],
        defaultValue: "yes",
      },
      "两个选项不必打字找：用 RadioGroup。",
      "Two choices need no typing: take a RadioGroup.",
    ],
    [
      { isLabelHidden: true, placeholder: "物流公司" },
      "用占位文字代替标签：一输入就看不到问的是什么。",
      "A placeholder in place of the label is gone once one types.",
    ],
  ],
  keyboard: [
    ["Tab", "进入输入框并展开列表", "into the field, which opens the list"],
    ["↓ ↑", "在列表里移动", "moves in the list"],
    ["Enter", "选中当前一项", "chooses the current line"],
    ["Esc", "收起列表", "closes the list"],
  ],
  speech: [
    "“物流公司，组合框”；移动时读每一项，输入后读还剩几项；提示和错误随输入框读出。",
    "“Carrier, combo box”; each line on the way, and how many are left after typing; hint and error with the field.",
  ],
  layout: [
    "占满父级宽度；列表画在 body 上，与输入框同宽，超过 420 像素在里面滚动。脚本到达前是只读的文本框，高度不变。",
    "As wide as its parent; the list is drawn on the body, as wide as the field, and scrolls beyond 420 px. Before its script comes it is a read-only text field of the same height.",
  ],
  related: ["ui/Select", "ui/TextField", "ui/SearchField", "forms/CompanyField"],
} satisfies ComponentDocs;
