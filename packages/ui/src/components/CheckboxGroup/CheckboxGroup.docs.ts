import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "一个问题，几个可以同时选的答案：品牌、服务、通知方式。",
    "One question with several answers that may be chosen together: brands, services, ways to be told.",
  ],
  instead: [
    ["ui/RadioGroup", "只能选一个", "Only one can be chosen"],
    ["ui/Checkbox", "只有一个是或否", "A single yes or no"],
    ["list/FacetPanel", "商品列表的筛选", "Filters of a product list"],
    ["ui/ComboBox", "选项太多，要搜索", "Too many to show; people search"],
  ],
  anatomyStory: "Invalid",
  anatomy: [
    [
      "fieldset > div:first-child",
      "问题，必填时前面有星号",
      "the question, marked where it must be answered",
    ],
    ["input[type=checkbox]", "答案：横排会折行，或竖排", "answers, in a line that wraps or in a column"],
    ["fieldset > span", "提示和错误", "hint and error"],
  ],
  states: [
    ["Vertical", "竖排，已选一个", "In a column, one chosen"],
    ["Required", "必须选一个", "One must be chosen"],
    ["Invalid", "没有选", "None chosen"],
    ["Disabled", "全部不能用", "None can be used"],
  ],
  good: [
    [
      {
        label: "开票通知发到",
        orientation: "vertical",
        options: [
          { value: "sms", label: "短信", description: "发到登录手机号" },
          { value: "mail", label: "邮箱", description: "附 PDF 发票" },
          { value: "site", label: "站内信" },
        ],
      },
      "带说明的答案竖排，容易比较。",
      "Answers with hints in a column are easy to compare.",
    ],
  ],
  bad: [
    [
      {
        label: "是否需要发票",
        options: [
          { value: "yes", label: "需要" },
          { value: "no", label: "不需要" },
        ],
      },
      "两个答案互相排斥，却能同时勾：用 RadioGroup。",
      "The answers exclude each other but both can be ticked: take a RadioGroup.",
    ],
  ],
  keyboard: keys.toggle,
  speech: [
    "进入时读组名和“组”，再读每个复选框；必选而一个都没勾时，每个读“必填”；提示和错误随组读出。",
    "On the way in the question and “group”, then each box, as required while one must be ticked and none is; hint and error are read with the group.",
  ],
  layout: [
    "问题、答案、提示上下排，占满父级宽度；横排时答案自动折行。和别的字段的距离由 Form 或 Stack 决定。",
    "Question, answers and notes below each other, as wide as the parent; answers in a line wrap. The distance to other fields is the Form's or a Stack's.",
  ],
  related: ["ui/Checkbox", "ui/RadioGroup", "ui/Form"],
} satisfies ComponentDocs;
