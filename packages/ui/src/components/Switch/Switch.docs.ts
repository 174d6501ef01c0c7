import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  status: "new",
  purpose: [
    "打开或关闭一项设置，一按就生效：短信通知、默认地址。",
    "Turns a setting on or off at once: text messages, a default address.",
  ],
  instead: [
    ["ui/Checkbox", "提交表单后才生效，或勾选同意", "It counts once the form is sent, or is a consent"],
    ["ui/CheckboxGroup", "一个问题的几个答案", "Several answers to one question"],
    ["ui/SegmentedControl", "两种样子之间选，没有“关”", "Two ways, neither of which is off"],
    ["parts/SettingRow", "设置要另开一页改", "The setting is changed on a page of its own"],
  ],
  anatomyStory: "WithDescription",
  anatomy: [
    ["input", "开关：原生复选框，角色是 switch", "switch: a native checkbox with that role"],
    ["label > span", "名称：说打开后怎样，不写“开”“关”", "label: what is on, never “on” or “off”"],
    ["[id$=hint]", "说明，可省", "hint, optional"],
  ],
  states: [
    ["On", "打开", "On"],
    ["WithDescription", "带说明", "With a hint"],
    [
      "Settings",
      '一列设置：字在左，开关在右（placement="end"）',
      "A column of settings: words first, switches at the end",
    ],
    ["WithoutSeenWords", "名称只给读屏", "Label for screen readers alone"],
    ["Invalid", "没有保存成功", "It was not saved"],
    ["Disabled", "不能改，关", "Cannot be changed, off"],
    ["DisabledOn", "不能改，开", "Cannot be changed, on"],
    ["LongChineseText", "手机上名称很长", "A long label on a phone"],
  ],
  good: [
    ["Settings", "开关对齐在右边，一眼看完哪些开着。", "All at the end: which are on is seen at a glance."],
  ],
  bad: [
    [
      { label: "关闭短信通知" },
      "打开“关闭”：双重否定，弄不清现在收不收短信。",
      "Turning a “no” on: one cannot tell whether messages come.",
    ],
    [
      { label: "我已阅读并同意服务协议" },
      "同意协议是一次性的勾选，用 Checkbox。",
      "A consent is ticked once: a Checkbox.",
    ],
  ],
  keyboard: keys.toggle,
  speech: [
    "“短信通知，开关，关”；说明和错误是它的描述。保存失败时把 isSelected 改回去，再给 errorMessage。",
    "“Text messages, switch, off”; hint and error describe it. If saving fails set isSelected back and give the errorMessage.",
  ],
  layout: [
    "整行都能按。start 时按内容宽；end 时占满父级、开关靠右。说明在名称下面。几个竖排用 Stack。",
    "The whole line can be pressed. start is as wide as its words; end fills its parent with the switch at the far side. The hint is below the words. A Stack holds several.",
  ],
  related: ["ui/Checkbox", "ui/SegmentedControl", "parts/SettingRow"],
} satisfies ComponentDocs;
