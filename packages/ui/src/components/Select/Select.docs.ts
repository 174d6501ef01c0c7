import type { ComponentDocs } from "../../component-docs/index.ts";

export default {
  purpose: [
    "从一列选项里选一个，平时只占一行：退款原因、快递公司。用系统自带的列表，手机上是滚轮。",
    "One of a list that takes a single line while closed: a reason, a carrier. It is the system's own list, on a phone its wheel.",
  ],
  instead: [
    ["ui/RadioGroup", "五个以内，摆出来更快", "Up to five: show them"],
    ["ui/ComboBox", "几十项，要能输入查找", "Dozens, to be found by typing"],
    ["ui/Menu", "选了就执行一个动作", "Choosing does something"],
    ["forms/RegionCascader", "省、市、区三级", "Province, city and area"],
  ],
  anatomyStory: "Invalid",
  anatomy: [
    ["label", "名称", "label"],
    ["select", "框：现在的值，没选时是 placeholder", "box: the value, or its placeholder"],
    ["select + span", "箭头：装饰，按哪里都能打开", "arrow: decoration; all of the box opens it"],
    ["[id$=error]", "错误", "error"],
  ],
  states: [
    ["WithPlaceholder", "必填，还没选", "Required, nothing chosen yet"],
    ["Grouped", "分组", "In groups"],
    ["GroupedStart", "一开始就选中组里的一项", "Starts with a line of a group"],
    ["Invalid", "没选就提交", "Sent without a choice"],
    ["Disabled", "不能改", "Cannot be changed"],
  ],
  good: [
    [
      "WithPlaceholder",
      "没有默认值的问题先不选，避免人漏看。",
      "A question without a natural answer starts empty, so it is not passed over.",
    ],
  ],
  bad: [
    [
      {
        label: "是否开发票",
        options: [
          { value: "y", label: "是" },
          { value: "n", label: "否" },
        ],
      },
      "是和否藏在列表里，要按两下：用 Checkbox 或 RadioGroup。",
      "Yes and no behind a list take two presses: a Checkbox or a RadioGroup.",
    ],
    [
      { placeholder: "退款原因", isLabelHidden: true },
      "名称只在占位里，选完就看不到问的是什么。",
      "With its label as placeholder the question is gone once it is answered.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "到下一个、上一个控件", "to the next, the previous control"],
    ["Space / ↓", "打开列表（因系统而异）", "opens the list (differs by system)"],
    ["↑ ↓", "换一项", "to the next or previous line"],
    ["A–Z", "跳到以输入文字开头的一项", "to the line that begins with what is typed"],
    ["Enter / Esc", "选定、收起", "takes the line, closes the list"],
  ],
  speech: [
    "“退款原因，组合框，商品损坏”；说明和错误是它的描述，必填读“必填”。分组名随选项读。",
    "“Reason, combo box, Damaged”; hint and error describe it, required is said. The name of a group is read with its lines.",
  ],
  layout: [
    "名称、框、说明、错误竖排，占满父级；选项字长时框里省略，列表里完整。几个并排放进 Grid。",
    "Label, box, hint and error one below the other, as wide as the parent; long words are cut in the box and whole in the list. Several beside each other go into a Grid.",
  ],
  related: ["ui/RadioGroup", "ui/ComboBox", "forms/RegionCascader", "ui/Form"],
} satisfies ComponentDocs;
