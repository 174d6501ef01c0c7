import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  status: "new",
  purpose: [
    "页面旁边的导航，分组列出一个区域的各页，标出当前页。没有脚本也能用。",
    "Navigation beside a page: the pages of one area in groups, with the current one marked. Works without script.",
  ],
  instead: [
    ["ui/Tabs", "一页里的几个分类", "Parts of one page"],
    ["ui/Tree", "层级很多、要选中节点", "Many levels, or nodes to choose"],
    ["ui/Menu", "按钮点开的动作", "Acts behind a button"],
    ["ui/Breadcrumbs", "说明当前页在哪一级", "To say at which level a page is"],
  ],
  anatomyStory: "WithIcons",
  anatomy: [
    ["nav > div + div > div", "分组标题，可省", "heading of a group, optional"],
    ["ul", "一组页面", "a group of pages"],
    ["a[aria-current]", "当前页：底色和起始边的竖线", "the current page: ground, and a mark at its edge"],
    [
      "a svg",
      "图标，可省；一组里要么都有，要么都没有",
      "icon, optional; all of a group have one or none has",
    ],
    ["a > span + span", "待办数，写好的短文字", "what waits there, words as short as they are shown"],
  ],
  states: [
    ["WithIcons", "带图标和待办数", "With icons and counts"],
    ["Foldable", "可折叠：当前页所在的组是打开的", "Foldable: the group of the current page is open"],
    ["SomeNotThere", "没有地址的页：显示，不能点", "A page without address: shown, no link"],
    ["LongChineseText", "长文字换行，数字不换行", "Long words wrap, the count does not"],
    ["Narrow", "手机上折叠，占满一行", "On a phone foldable, as wide as the page"],
  ],
  good: [
    [
      "Foldable",
      "组多时可折叠，但当前页总看得见。",
      "With many groups they fold, but the current page is seen.",
    ],
  ],
  bad: [
    [
      { current: undefined },
      "不传 current：人不知道自己在哪。详情页传它所属的列表页。",
      "Without current no one sees where they are. A detail page gives the list it belongs to.",
    ],
  ],
  keyboard: [
    ...keys.link,
    ["Enter / Space", "在可折叠的组标题上：打开、收起", "on a foldable heading: opens or closes the group"],
  ],
  speech: [
    "导航读作 label，每组列表以组标题命名，当前页读“当前页面”，没有地址的读“不可用”。",
    "A navigation with its label, each list named by its heading; the current page is told as such, one without address is dimmed.",
  ],
  layout: [
    "填满父级给的宽度，没有外边距；多宽、是否吸顶由父级定，手机上放在内容上面。用手指时每项 44 像素高。",
    "Fills the width it is given and has no outer margin; how wide it is and whether it sticks is its parent's. On a phone put it above the content. For fingers entries are 44 px high.",
  ],
  related: ["ui/Tabs", "ui/Tree", "ui/Breadcrumbs", "ui/Link"],
} satisfies ComponentDocs;
