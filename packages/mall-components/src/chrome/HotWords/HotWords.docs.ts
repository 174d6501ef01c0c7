import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "搜索框下面的一行推荐词，点一下就搜。主推的词用更亮的颜色。",
    "A line of suggested words under the search box; a press searches for one. What is promoted is brighter.",
  ],
  instead: [
    [
      "chrome/SearchBox",
      "搜索历史和联想词，由搜索框自己显示",
      "History and suggestions, which the search box shows itself",
    ],
    ["list/ActiveFilters", "已经选了哪些条件", "Which filters are chosen"],
    ["ui/Tag", "商品上的标记，不能点", "Marks on goods, not to be pressed"],
  ],
  anatomy: [
    ["ul", "一行，放不下的不显示", "one line, what has no room is not shown"],
    ["li:first-child a", "主推的词（isHot）：更亮、更粗", "a promoted word (isHot): brighter, bolder"],
    ["li:nth-child(2) a", "普通的词", "an ordinary word"],
  ],
  states: [["Empty", "没有热词：不占位置", "No words: it takes no room"]],
  good: [
    [
      {
        words: [
          { label: "年终采购季", href: "/list", isHot: true },
          { label: "冲击钻", href: "/list" },
          { label: "劳保手套", href: "/list" },
          { label: "304 螺栓", href: "/list" },
        ],
      },
      "只强调一个，其余是人真会搜的词。",
      "One is promoted, the others are what people really search for.",
    ],
  ],
  bad: [
    [
      {
        words: ["冲击钻", "劳保手套", "304 螺栓", "复印纸"].map((label) => ({
          label,
          href: "/list",
          isHot: true,
        })),
      },
      "全都强调，等于没有强调。",
      "All promoted is none promoted.",
    ],
    [
      {
        words: [{ label: "全场满一千减一百二十元限时三天仅限企业会员采购专享", href: "/list", isHot: true }],
      },
      "写成广告语：热词是搜索词，不超过六个字。",
      "An advertisement: a hot word is what one searches for, three words at most.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "读作列表“热门搜索”，共几项，每项是链接；强调与否听不出来。",
    "The list “热门搜索” with its number of links; that one is promoted cannot be heard.",
  ],
  layout: [
    "固定一行高，颜色取页头底色上的文字色，只能放在页头的深底上。手机上由页头隐藏。",
    "Always one line high; its ink is that of the header's dark ground, so it belongs there. The header hides it on a phone.",
  ],
  related: ["chrome/SearchBox", "chrome/Header"],
} satisfies ComponentDocs;
