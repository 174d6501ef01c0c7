import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  status: "new",
  purpose: [
    "两到五个短选项连成一条，选一个立刻换：近一周、近一月，大图、列表。",
    "Two to five short choices in one bar, one of which holds at once: a week or a month, pictures or lines.",
  ],
  instead: [
    [
      "ui/RadioGroup",
      "选项字长、要说明，或随表单提交才生效",
      "Long choices, with hints, or what counts only once it is sent",
    ],
    ["ui/Tabs", "换的是整块内容，每块有自己的面板", "Whole panels change"],
    ["ui/Switch", "只有开和关", "On or off"],
    ["ui/Select", "超过五个", "More than five"],
  ],
  anatomyStory: "FullWidth",
  anatomy: [
    ["[role=radiogroup] > div", "名称", "label"],
    [
      "[role=radiogroup] > div:nth-child(2)",
      "底槽：各段一样宽，按最宽的一段",
      "ground: all segments as wide as the widest",
    ],
    ["label:has(:checked)", "选中的一段：浮起、变色", "the chosen one: raised and coloured"],
    ["[id$=hint]", "说明，可省", "hint, optional"],
  ],
  states: [
    ["Icons", "图标加字，名称藏起", "Icons with words, label hidden"],
    ["Sizes", "三种高度：28、36、44 像素", "Three heights: 28, 36, 44 px"],
    ["FullWidth", "占满父级", "As wide as its parent"],
    ["OneDisabled", "一段不能选", "One cannot be chosen"],
    ["Invalid", "必填没选", "Required and not chosen"],
    ["Disabled", "整条停用", "All disabled"],
    [
      "LongChineseText",
      "手机上字长：段内换行，不横向滚动",
      "Long words on a phone wrap inside and never scroll sideways",
    ],
  ],
  good: [["Icons", "图标旁仍有字，不用猜。", "Icons with words need no guessing."]],
  bad: [
    [
      "LongChineseText",
      "句子当选项，高度不齐，很难扫读。用 RadioGroup。",
      "Sentences as choices are uneven and hard to scan: a RadioGroup.",
    ],
    [
      {
        defaultValue: "on",
        options: [
          { value: "on", label: "开" },
          { value: "off", label: "关" },
        ],
      },
      "开和关就是开关：用 Switch。",
      "On and off are a Switch.",
    ],
  ],
  keyboard: keys.radios,
  speech: [
    "“时间，单选组”，每段读“近一周，单选按钮，已选中，2/3”。整条只占一个 Tab 位置。",
    "“Time, radio group”, each segment with “selected, 2 of 3”. The whole bar is one stop of the Tab key.",
  ],
  layout: [
    '名称、条、说明、错误竖排。条默认按字宽，width="full" 占满父级；每段同宽，触屏上高 44 像素。放在工具栏里时 isLabelHidden，由父级 Inline 排。',
    'Label, bar, hint and error one below the other. The bar is as wide as its words or, with width="full", its parent; all segments are equal, 44 px high under fingers. In a toolbar hide the label and let an Inline place it.',
  ],
  related: ["ui/RadioGroup", "ui/Tabs", "ui/Switch", "list/ListToolbar"],
} satisfies ComponentDocs;
