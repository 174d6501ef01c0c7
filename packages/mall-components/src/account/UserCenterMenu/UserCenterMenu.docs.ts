import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "个人中心的菜单，分组列出各页。宽屏是左侧栏；窄屏是一行，横向滚动，当前页自动滚进视野。",
    "The menu of the user centre in groups: a column at the side on desktop widths, below them one line that scrolls, with the open page brought into sight.",
  ],
  instead: [
    ["chrome/SideRail", "全站右侧的悬浮工具", "The mall's floating tools at the edge"],
    ["ui/Tabs", "一页里的几个分类", "Tabs within one page"],
    ["ui/Menu", "按钮点开的动作", "Acts behind a button"],
  ],
  anatomy: [
    ["nav h2", "分组标题，窄屏没有", "heading of a group, none on narrow screens"],
    ["nav h2 + ul", "一组页面", "a group of pages"],
    ["a[aria-current]", "当前页：底色和左侧竖线", "the open page: ground and a mark at its edge"],
    ["a > span", "待办数，满 100 写 99+", "what waits there, from 100 up 99+"],
  ],
  states: [
    ["EveryPage", "全部页面，消息 99+", "Every page, with many messages"],
    ["SomeNotBuilt", "还没有的页面：显示，不能点", "A page that is not there yet: shown, no link"],
    ["Narrow", "手机上一行", "On a phone, one line"],
  ],
  good: [["EveryPage", "数字只给真正要人处理的页。", "Only what waits for people has a number."]],
  bad: [
    [
      { current: undefined },
      "不传 current：人不知道自己在哪。详情页传它所属的列表页。",
      "Without current no one sees where they are. A detail page gives the list it belongs to.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "导航读作“个人中心菜单”，每组列表以标题命名，当前页读“当前页面”；不能点的读“不可用”。",
    "A named navigation, each list named by its heading, the open one is the current page; what is no link is dimmed.",
  ],
  layout: [
    "填满父级给的宽度，侧栏多宽、是否吸顶由页面定。窄屏每项 44 像素高。",
    "Fills the width it is given; how wide the column is, and whether it sticks, is the page's. On narrow screens entries are 44 px high.",
  ],
  related: ["account/CenterHead", "chrome/SideRail", "ui/Link"],
} satisfies ComponentDocs;
