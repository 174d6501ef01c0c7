import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "店铺自己的商品分类树，三级：前两级总在，第三级随打开的二级展开。手机上收进一个折叠块。",
    "A shop's own categories as a tree of links: two levels always, the third where the second is open. Folded on a phone.",
  ],
  instead: [
    ["chrome/CategoryFlyout", "全站分类", "Categories of the whole mall"],
    ["list/FacetPanel", "按品牌、价格筛选", "Narrowing by brand and price"],
    ["decoration/BlockCategories", "店铺首页的图文分类", "Categories with pictures on the shop's home"],
  ],
  anatomy: [
    ["nav li:first-child a", "本店全部商品", "all goods of the shop"],
    ["nav li:nth-child(2) > a", "一级：加粗", "first level: heavier"],
    ["nav li ul", "下级缩进", "levels below are indented"],
    [
      "nav a[aria-current]",
      "当前分类：主色加粗，只有最深的一个",
      "the present one: coloured, the deepest alone",
    ],
  ],
  states: [
    ["None", "没有分类：只剩全部商品", "No categories: all goods alone"],
    ["Narrow", "手机上收起，点开才看到", "Closed on a phone"],
  ],
  good: [
    ["Default", "只标当前最深的一级，上级保持普通。", "Only the deepest is marked; those above stay plain."],
  ],
  bad: [
    [
      {
        categories: [
          {
            id: "1",
            name: "工具",
            href: "#",
            isOpen: true,
            children: [
              { id: "11", name: "手动工具", href: "#", isOpen: true, children: [] },
              { id: "12", name: "电动工具", href: "#", isOpen: true, children: [] },
            ],
          },
        ],
      },
      "同一级标两个打开：只有一条路是打开的。",
      "Two of one level are open: there is one way only.",
    ],
    [
      { categories: [{ id: "1", name: "2026年终大促爆款直降", href: "#", isOpen: false, children: [] }] },
      "把活动放进分类：活动结束就成了死链，用装修区块。",
      "A campaign among categories: once over, it leads nowhere; that is a block of the decoration.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "依次到各分类；手机上先到折叠块", "to each category; on a phone first to the fold"],
    ["Enter", "打开分类；在折叠块上展开、收起", "follows the link; opens or closes the fold"],
  ],
  speech: [
    "导航地标“店铺分类”，里面是嵌套列表；当前分类读“当前”。折叠块没有脚本也能开。",
    "A navigation by name of nested lists; the present one says “current”. The fold opens without script.",
  ],
  layout: [
    "桌面是一栏白底块，宽度由父级的侧栏给；桌面以下换成通栏折叠块，放在商品上面。两种都在页面里，用样式切换。",
    "A column on a desktop, as wide as its parent's; below that a fold over the goods. Both are in the page, styles choose.",
  ],
  related: ["shop/ShopHead", "ui/Disclosure", "list/FacetPanel"],
} satisfies ComponentDocs;
