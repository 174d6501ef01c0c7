import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "浏览器标签上的标题：先写本页内容，再写店铺名，如“购物车 - 百工商城”。",
    "The title in the browser's tab: what the page shows, then the shop, such as “购物车 - 百工商城”.",
  ],
  instead: [
    ["ui/Heading", "页面里看得见的标题", "A heading that is seen in the page"],
    ["parts/SectionHeading", "页面里一块内容的标题", "The heading of a block of the page"],
    ["chrome/StatusPage", "整页只说一件事", "A whole page that says one thing"],
  ],
  anatomyStory: "WithPage",
  anatomy: [
    ["span", "标签上的文字：本页内容在前，店铺名在后", "words of the tab: the page first, the shop behind"],
  ],
  states: [["WithPage", "本页内容加店铺名", "The page and the shop"]],
  good: [
    [{ title: "订单 2026112100018" }, "开了好几个标签也分得清。", "Several open tabs can be told apart."],
  ],
  bad: [
    [
      "Default",
      "内页不传 title：每个标签都只有店铺名。",
      "An inner page without title: each tab bears the shop's name alone.",
    ],
    [
      { title: "欢迎来到企业采购一站式服务平台的购物车结算页面" },
      "太长：标签上只看得到前几个字。",
      "Too long: a tab shows only its first words.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "打开或切换页面时，读屏软件先读这个标题。",
    "A screen reader says it first when a page opens or changes.",
  ],
  layout: [
    "在页面里没有位置：React 把它移到 head。每个页面放一个，放在哪里都一样。",
    "It has no place in the page: React moves it into the head. One for each page, wherever it is placed.",
  ],
  related: ["ui/Heading", "chrome/PageProgress", "chrome/NotFoundPage"],
} satisfies ComponentDocs;
