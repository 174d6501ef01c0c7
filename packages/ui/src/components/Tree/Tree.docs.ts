import type { ComponentDocs } from "../../component-docs/index.ts";

export default {
  status: "new",
  purpose: [
    "层级：类目、组织架构。可以展开、收起，也可以选一个或几个节点。",
    "Levels, such as categories or departments: they open and close, and one or several nodes can be chosen.",
  ],
  instead: [
    ["ui/SideNav", "节点都是链接，最多两级", "All nodes are links, of two levels at most"],
    ["ui/Disclosure", "只有一级，里面是文字", "One level, with text inside"],
    ["ui/CheckboxGroup", "没有层级", "There are no levels"],
    ["ui/TagField", "选项多但没有层级", "Many options without levels"],
  ],
  anatomyStory: "WithIcons",
  anatomy: [
    ["[role=row]", "一个节点，整行可按", "a node; all of its line can be pressed"],
    [
      "[role=row] button",
      "展开、收起；没有下级的节点留空",
      "opens and closes; left empty where nothing is below",
    ],
    ["[role=row] svg", "图标，可省", "icon, optional"],
    ["[aria-level='2']", "下一级，缩进一步", "the next level, one step further in"],
  ],
  states: [
    ["Default", "展开到第三级", "Open down to the third level"],
    ["Closed", "全部收起", "All closed"],
    ["One", "选一个：底色和勾", "One chosen: ground and a check mark"],
    ["Several", "选几个：复选框", "Several chosen: checkboxes"],
    [
      "WithIcons",
      "图标、第二行；停用的节点不能选",
      "Icons and second lines; a disabled node cannot be chosen",
    ],
    ["Empty", "没有节点", "Without nodes"],
    ["LongChineseText", "长文字换行，缩进不变", "Long words wrap at their level"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    ["One", "打开到当前选中的节点，不用找。", "Open down to what is chosen, so no one has to look for it."],
  ],
  bad: [
    [
      {
        items: [
          { id: "a", label: "紧固件" },
          { id: "b", label: "照明" },
        ],
      },
      "没有下级：用列表或单选。",
      "Nothing has levels: take a list or radio buttons.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "进入、离开；落在选中的或第一个节点", "in and out; to the chosen or the first node"],
    ["↑ ↓", "在看得见的节点之间移动", "between the nodes that are seen"],
    ["→", "展开；已展开则进入行内的按钮", "opens; where it is open, into the line's buttons"],
    ["←", "收起；已收起则到上一级", "closes; where it is closed, to the node above"],
    ["Home / End", "到第一个、最后一个", "to the first, the last one"],
    [
      "Space / Enter",
      "选中、取消；不可选时展开、收起",
      "chooses or unchooses; opens or closes where nothing is chosen",
    ],
    ["A … Z", "输入文字，跳到这个节点", "typed letters go to a node of that name"],
  ],
  speech: [
    "读作树形表格，名字是 label；每个节点读名字、级别、是否展开、是否选中。",
    "A tree grid with its label; each node reads its name, level, and whether it is open and chosen.",
  ],
  layout: [
    "填满父级给的宽度，每级缩进一步；没有外边距，也没有底和边框。没有脚本时是能展开的列表，不能选。",
    "Fills the width it is given, each level one step further in; no outer margin, ground or edge. Without script it is lists that open, without choosing.",
  ],
  related: ["ui/SideNav", "ui/Disclosure", "ui/TagField", "ui/CheckboxGroup"],
} satisfies ComponentDocs;
