import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "预览装修时，代替当前版本画不出来的模块，告诉店家买家看不到它。",
    "In a preview, in place of a block that this version cannot draw: tells the shop that buyers do not see it.",
  ],
  instead: [
    ["ui/EmptyState", "买家页面上没有内容", "Nothing to show on a buyer's page"],
    ["ui/ErrorState", "加载失败，可以重试", "It could not be loaded and can be asked for again"],
    ["ui/Skeleton", "内容还在加载", "The content is on its way"],
  ],
  anatomy: [
    ["p", "虚线框，一句说明", "dashed frame with one sentence"],
    ["p > svg", "图标，装饰", "icon, decoration"],
  ],
  states: [
    ["Unnamed", "连名字也读不出", "Not even its name can be read"],
    ["LongName", "名字很长：在框内折行", "A long name breaks inside of the frame"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      { name: "liveRoom" },
      "写编辑器里的模块名，店家找得到。",
      "The editor's own name, so that the shop finds it there.",
    ],
  ],
  bad: [
    [
      { name: "直播间加载失败，请稍后刷新页面重试" },
      "name 不是错误信息：这里不是加载失败，刷新也没用。",
      "Its name is no error message: nothing failed to load and a refresh does not help.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "当普通段落读出这一句；图标不读，也不会主动播报。",
    "Read as a paragraph; the icon is silent and nothing is announced.",
  ],
  layout: [
    "自己管虚线框、居中和内边距，占满父级宽度。买家的页面不放它，由给数据的一方略去。",
    "Its own: dashed frame, centring, padding; as wide as its parent. Pages for buyers leave such blocks out of their data.",
  ],
  related: ["decoration/Decoration", "decoration/PreviewBar", "ui/ErrorState"],
} satisfies ComponentDocs;
