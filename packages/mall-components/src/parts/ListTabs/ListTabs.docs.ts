import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "列表上方的分类选项卡，每个是链接，有自己的地址；可以带行数。订单、退款、公告的列表都用它。",
    "The tabs over a list, each a link with its own address, with the number of rows where known. For orders, refunds, announcements.",
  ],
  instead: [
    ["ui/Tabs", "不进地址、在原处切换内容", "Content changes in place, without an address"],
    ["ui/SegmentedControl", "同样的内容换一种看法", "The same content in another view"],
    ["order/OrderTabs", "订单列表现成的选项卡", "The ready tabs of the order list"],
    ["parts/FigureLinks", "从别的页通向各个分类", "Links from another page to each part"],
  ],
  anatomyStory: "WithCounts",
  anatomy: [
    ["a[aria-current=page]", "打开的一个", "the open one"],
    ["a > span", "行数：0 不显示，100 起写 99+", "rows; none for 0, 99+ from 100"],
    [
      "a:last-child",
      "另一个；放不下时整排横向滚动",
      "another one; all scroll sideways where they do not fit",
    ],
  ],
  states: [
    ["MarksTheOpenTab", "打开另一个", "Another one is open"],
    ["WithCounts", "带行数", "With counts"],
    ["NamedByData", "名字来自数据", "A name from data"],
    ["WithoutOne", "这个买家没有其中一个", "Without one that this buyer has not"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [["WithCounts", "行数让人先看有事的一类。", "Counts lead people to where something is to do."]],
  bad: [
    [
      { current: "gone" },
      "current 不在其中：没有一个亮着，不知道看的是什么。",
      "current is none of them: no tab is marked, so one cannot see what is shown.",
    ],
    [
      {
        names: {
          all: "全部公告、通知与活动消息",
          platform: "平台发布的公告与规则变更",
          shop: "华东工贸五金工具机电设备专营店发布的公告",
        },
      },
      "名字太长，手机上只看得到一个半：每个四到六字。",
      "Names so long that a phone shows one and a half: keep to a word or two.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "导航区，名字如“公告来源”；每个读作链接，打开的读“当前页”，行数接着名字读。",
    "A navigation by its label; each is a link, the open one “current page”, the count behind its name.",
  ],
  layout: [
    "占满父级宽度，一行不折；与列表的距离由父级的 Stack 决定。顺序就是 TabSet 里写的顺序。",
    "As wide as its parent, in one line; the distance to the list is the parent's Stack. Their order is that of the TabSet.",
  ],
  related: ["ui/Tabs", "ui/Badge", "order/OrderTabs", "account/MessageTabs", "parts/ListPager"],
} satisfies ComponentDocs;
