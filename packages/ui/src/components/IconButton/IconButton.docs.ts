import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "只有图标的按钮：收藏、关闭、更多、放大。地方小、图标人人认得时用。",
    "A button that shows an icon alone: save, close, more, zoom. For small places and icons that all people know.",
  ],
  instead: [
    ["ui/Button", "地方够写字，或图标不好懂", "There is room for words, or the icon is hard to guess"],
    ["ui/ButtonLink", "按下后去另一个页面", "It leads to another page"],
    ["ui/CopyButton", "复制一段文字", "It copies a text"],
    ["ui/Switch", "打开或关闭一项设置", "It turns a setting on or off"],
  ],
  anatomy: [
    [
      "button",
      "方形的底：28、36、44 像素三种；默认 ghost、neutral，不抢眼",
      "square ground of 28, 36 or 44 px; by default ghost and neutral, quiet",
    ],
    ["svg", "图标：按下状态时填满，进行中换成转圈", "icon: filled while it is on, a spinner while it works"],
  ],
  states: [
    [
      "Pressed",
      "开着（isPressed）：图标填满，名字也要换成“已收藏”",
      "On (isPressed): the icon is filled; change its name too",
    ],
    ["Pending", "进行中：转圈，再按无效", "At work: a spinner, presses are ignored"],
    ["Disabled", "现在不能按", "Cannot be pressed now"],
  ],
  good: [
    [
      "Pressed",
      "收藏了就填满变红，一眼看出状态。",
      "Filled and red once it is saved: its state is seen at once.",
    ],
    [
      { variant: "soft", size: "l" },
      "盖在图片上时给浅底，图标才看得清。",
      "Over a picture a soft ground keeps the icon visible.",
    ],
  ],
  bad: [
    [
      { label: "心形图标" },
      "名字要说动作“收藏商品”，不是图的样子。",
      "Its name is the act, “Save”, not what the drawing looks like.",
    ],
    [
      { variant: "solid", tone: "accent", size: "l" },
      "页面的主要动作只给图标：人不敢按。用 Button。",
      "The main act of a page as an icon alone: people hesitate. Take a Button.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "“收藏商品，按钮”；开关型读“已按下”。label 同时是鼠标停住时浏览器显示的提示。",
    "“Save product, button”, as a toggle “pressed”. The label is also the hint that the browser shows under the pointer.",
  ],
  layout: [
    '正方形，大小只由 size 定，没有外边距。几个并排放进 Inline；放在标题右边用 align="between"。触屏上不会自动变大，手指常按的地方用 size="l"（44 像素）。',
    'A square whose size is its own, without margins. Put several into an Inline, one at the right of a heading with align="between". It does not grow under a finger: where fingers press it often take size="l" (44 px).',
  ],
  related: ["ui/Button", "ui/Icon", "ui/Tooltip", "ui/Menu"],
} satisfies ComponentDocs;
