import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "填一个人民币金额：限额、充值、退款。前面有 ¥，手机弹出带小数点的数字键盘。",
    "An amount in yuan: a limit, a top-up, a refund. ¥ is before it, and a phone shows digits with a decimal point.",
  ],
  instead: [
    ["ui/NumberStepper", "件数、份数，按步增减", "A count that goes up and down by steps"],
    ["ui/RangeSlider", "筛选用的价格区间，不必精确", "A price range for a filter, not exact"],
    ["ui/TextField", "别的带单位的数，例如重量", "Another figure with a unit, such as a weight"],
    ["product/Price", "只显示价格", "It only shows a price"],
  ],
  anatomyStory: "Filled",
  anatomy: [
    ["label", "名称：什么金额", "label: which amount"],
    ["span:has(+ input)", "¥：在框内，不随值提交", "¥: inside the box, not part of the value"],
    ["input", "金额：保留人输入的样子，不自动改写", "amount: kept as it is typed, never rewritten"],
    ["[id$=hint]", "说明：例如不填表示什么", "hint: such as what nothing means"],
  ],
  states: [
    ["Filled", "已填，带说明", "Filled, with a hint"],
    ["Refused", "填错：说明怎样改", "Wrong: says how to put it right"],
    ["Disabled", "不能改", "Cannot be changed"],
    ["LongChineseText", "名称很长时换行", "A long label breaks over lines"],
  ],
  good: [["Filled", "空着代表什么，写在说明里。", "The hint says what an empty field means."]],
  bad: [
    [
      { label: "金额（¥）", placeholder: "¥0.00" },
      "¥ 出现三次；框里已经有了。",
      "The sign is there three times; the box has it already.",
    ],
    [
      { label: "请输入您的单笔限额", defaultValue: "0" },
      "预填 0：人要先删掉，还会以为限额就是零。",
      "A 0 from the start must be deleted first, and reads as a limit of nothing.",
    ],
  ],
  keyboard: keys.field,
  speech: [
    "“单笔限额，编辑文本”，接着读说明；出错时读“无效”和错误文字。¥ 不属于名称，金额单位不明显时写进 label。",
    "“Limit per order, edit text”, then the hint; when wrong “invalid” with the reason. ¥ is no part of its name, so name the unit in the label where it is not plain.",
  ],
  layout: [
    "名称、框、说明竖排，宽度占满父级；短金额请由父级 Grid 或 Columns 限宽。和 TextField 同高，可以排在同一行。",
    "Label, box and hint one below the other, as wide as the parent; let a Grid or Columns keep it short. As high as a TextField, so both go in one row.",
  ],
  related: ["ui/TextField", "ui/NumberStepper", "ui/RangeSlider", "product/Price"],
} satisfies ComponentDocs;
