import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "同一地方的几块内容，一次看一块：商品详情、参数、评价。TabLinks 是同样样子的链接，切换会进地址。",
    "Several contents for one place, one at a time: details, parameters, reviews. TabLinks looks alike but is links, so the tab is in the address.",
  ],
  instead: [
    ["ui/SegmentedControl", "换的是显示方式，内容还是那些", "Only the way of showing changes"],
    [
      "ui/Accordion",
      "想同时打开几块，或手机上太挤",
      "Several shall be open at once, or a phone is too narrow",
    ],
    ["ui/Steps", "有先后顺序", "There is an order to follow"],
    ["parts/ListTabs", "列表上方按状态筛选的链接", "Links above a list that filter it by state"],
  ],
  anatomy: [
    ["[aria-selected=true]", "当前的一项：变色，下面有横线", "the current tab: coloured, underlined"],
    ["[role=tab]:disabled", "不能选的", "one that cannot be chosen"],
    ["[role=tab]:last-child > span", "数量，可省", "a count, optional"],
    ["[role=tabpanel]", "内容；由父级自己显示时可以没有", "content; none where the parent shows it"],
  ],
  states: [
    ["Cards", "card：像文件夹，商品页用", "card: like folders, for a product's page"],
    ["Pills", "pill：圆角小块，放在卡片里", "pill: rounded, for inside a card"],
    ["Links", "TabLinks：每项有地址", "TabLinks: each has an address"],
    ["Narrow", "手机上横向滑动，不换行", "On a phone they scroll sideways and never wrap"],
  ],
  good: [
    [
      "Links",
      "订单状态用链接：刷新、后退还在同一项。",
      "Links for states of orders: reload and back keep the tab.",
    ],
  ],
  bad: [
    [
      {
        tabs: [
          { id: "a", label: "第一步：核对收货信息与发票", content: "" },
          { id: "b", label: "第二步：选择付款方式", content: "" },
        ],
      },
      "有先后的步骤不能随意切换：用 Steps。",
      "Steps that follow each other are no tabs: take Steps.",
    ],
    [
      { tabs: [{ id: "one", label: "商品详情", content: "图文介绍" }] },
      "只有一项，没什么可切换：用标题。",
      "A single tab switches nothing: take a Heading.",
    ],
  ],
  keyboard: [...keys.tabs, ["Tab", "再按一次：进入内容", "once more: into the panel"]],
  speech: [
    "“商品信息，选项卡列表”，每项读“商品详情，选项卡，已选中，1/4”；内容区以当前一项命名。TabLinks 是导航里的链接，读“当前页面”。",
    "“Product, tab list”; each tab with “selected, 1 of 4”; the panel is named by its tab. TabLinks is a navigation of links, one of which is the “current page”.",
  ],
  layout: [
    "一排，占满父级；放不下时横向滚动，没有滚动条，第一屏要能看出后面还有。内容区上方留 16 像素。切换时不保留旧内容里填的字。",
    "A row as wide as its parent; what does not fit scrolls sideways without a bar. 16 px above the panel. What was typed in a panel is gone once another is chosen.",
  ],
  related: ["ui/SegmentedControl", "ui/Accordion", "parts/ListTabs", "product/DetailTabs", "order/OrderTabs"],
} satisfies ComponentDocs;
