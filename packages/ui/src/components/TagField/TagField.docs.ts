import type { ComponentDocs } from "../../component-docs/index.ts";

export default {
  status: "new",
  purpose: [
    "选几个值：选中的变成可移除的标签，从列表里添加，也可以输入自己的文字。随表单提交，每个值一项。",
    "For several values: what is chosen becomes tags that can be removed; more is added from a list, or by typing own words. Sent with the form, one entry for each value.",
  ],
  instead: [
    ["ui/CheckboxGroup", "选项不超过七个，都看得见更好", "Up to seven options, which had better be seen"],
    ["ui/ComboBox", "只选一个，列表很长", "One value of a long list"],
    ["ui/Select", "只选一个，列表不长", "One value of a short list"],
    ["ui/Tag", "只展示，不输入", "To show, not to ask"],
  ],
  anatomyStory: "Chosen",
  anatomy: [
    ["label", "标签文字", "label"],
    ["[role=row]", "一个选中的值，带移除按钮", "a chosen value with its cross"],
    ["input", "输入框：筛选列表", "text: narrows the list"],
    ["input + button", "展开列表", "opens the list"],
  ],
  states: [
    ["Chosen", "已选几个", "Some are chosen"],
    ["OwnWords", "可以添加自己的文字", "Own words can be added"],
    ["Invalid", "有错：说明原因和改法", "Wrong: with what to do"],
    ["Disabled", "停用：没有移除按钮", "Disabled: without crosses"],
    ["LongChineseText", "长标签省略", "A long tag is cut"],
    ["Narrow", "放不下就换行，框变高", "Wraps, and the box grows"],
  ],
  good: [["OwnWords", "占位文字说明怎么添加。", "Its placeholder says how to add."]],
  bad: [
    [
      {
        items: [
          { id: "yes", label: "是" },
          { id: "no", label: "否" },
        ],
      },
      "选项很少：用复选框，一眼看完。",
      "Few options: take checkboxes, all seen at a glance.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "标签组、输入框之间移动", "between the tags and the text"],
    ["← →", "在标签之间移动", "between the tags"],
    [
      "Delete / Backspace",
      "移除焦点所在的标签；输入框为空时移除最后一个",
      "removes the focused tag; in the empty text the last one",
    ],
    ["↓ ↑", "打开列表，在各项之间移动", "opens the list and moves in it"],
    [
      "Enter",
      "选中或取消当前项；可自定义时添加输入的文字",
      "chooses or unchooses the line; adds typed words where allowed",
    ],
    ["Esc", "关闭列表", "closes the list"],
  ],
  speech: [
    "输入框读作带名字的组合框，展开后读选项和是否选中；标签是一个列表，每个读名字和“移除”。",
    "The text is a combo box with its label; once open it reads lines and whether they are chosen. The tags are a list of their own, each with its name and how to remove it.",
  ],
  layout: [
    "填满父级给的宽度，标签多了就换行、变高；没有外边距。没有脚本时是浏览器自己的多选列表。",
    "Fills the width it is given, wraps and grows with its tags; no outer margin. Without script the browser's own list is in its place.",
  ],
  related: ["ui/ComboBox", "ui/CheckboxGroup", "ui/Tag", "ui/Form"],
} satisfies ComponentDocs;
