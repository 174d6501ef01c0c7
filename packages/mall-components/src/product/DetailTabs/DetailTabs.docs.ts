import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "商品详情下半页：各段内容上下排，顶上一条锚点导航，滚动时吸顶并跟着标出当前段。",
    "The lower half of a product's page: sections one below the other under a bar of anchors that sticks and marks where one is.",
  ],
  instead: [
    ["ui/Tabs", "一次只看一段，切换不滚动", "One section at a time, without scrolling"],
    ["ui/Accordion", "问答、说明，一条一条展开", "Questions and answers that open one by one"],
    ["home/FloorNavigator", "首页楼层的侧边导航", "The floors of the home page"],
  ],
  anatomy: [
    [
      "nav a[aria-current]",
      "导航条里的当前段；导航条吸顶后有阴影和 aside",
      "where one is, in the bar; once stuck the bar has a shadow and its aside",
    ],
    ["nav a span", "数量，如评价数", "a count, such as reviews"],
    ["h2", "段标题，与导航文字相同", "heading of a section, the same words as in the bar"],
    ["section", "一段内容，id 就是锚点", "a section; its id is the anchor"],
  ],
  states: [
    ["WithAside", "吸顶后右边给价格和按钮", "Once stuck it has the price at its end"],
    ["Follows", "滚到哪段标哪段", "It marks what has been reached"],
    ["Narrow", "手机上导航横滑，没有 aside", "On a phone the bar scrolls sideways, without aside"],
  ],
  good: [["Default", "三段：详情、参数、评价，段名两到四个字。", "Three sections with short names."]],
  bad: [
    [
      {
        sections: [
          { id: "one", label: "本商品的详细图文介绍与使用说明", content: "内容" },
          { id: "two", label: "本商品的规格参数与执行标准一览表", content: "内容" },
          { id: "three", label: "购买过本商品的企业客户的真实评价", content: "内容" },
          { id: "four", label: "售后保障与退换货政策的详细说明", content: "内容" },
        ],
      },
      "段名太长：导航要横滑才看得全，吸顶后更没有地方放价格。",
      "Names too long: the bar must be scrolled, and there is no room for the price.",
    ],
    [
      { sections: [{ id: "only", label: "商品详情", content: "内容" }] },
      "只有一段不需要导航，直接用标题。",
      "One section needs no bar; a heading is enough.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "导航地标读“商品信息”，当前段读“当前”；每段是以标题命名的区域。吸顶的记号对读屏隐藏。",
    "A navigation by name, whose current link says so; each section is a region named by its heading.",
  ],
  layout: [
    "段的白底、内边距和段间距自管；吸顶位置取 --mall-detailTabs-top，页面有吸顶页头时由页面给。矮窗口不吸顶。",
    "Ground, padding and gaps of the sections are its own; where it sticks is --mall-detailTabs-top, which a page with a sticky header sets. In a low window it does not stick.",
  ],
  related: ["product/ParameterTable", "review/ReviewList", "product/DocumentList", "parts/CleanRichText"],
} satisfies ComponentDocs;
