import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "三级商品分类：左列一级，指到哪一项就在右边展开它的二级和三级。首页常开（pinned），其他页由页头的“全部商品分类”打开（flyout）。",
    "Goods categories in three levels: first levels at the left, and beside the one that is pointed at its second and third. Open in the page on home (pinned), opened by the header elsewhere (flyout).",
  ],
  instead: [
    ["shop/ShopCategories", "只列一家店铺卖什么", "Only what one shop sells"],
    ["list/FacetPanel", "在商品列表里按分类、品牌缩小范围", "To narrow a list of goods by category or brand"],
    ["list/ListBreadcrumbs", "告诉人现在在哪一级分类", "To say in which category the person is"],
    ["ui/Menu", "几个动作，不是商品分类", "A few acts, not categories"],
  ],
  anatomy: [
    ["nav > ul", "一级分类，一列", "first levels, one column"],
    ["nav li:first-child a", "一项：点击去该分类的商品列表", "one of them: a press leads to its goods"],
    [
      "nav li:first-child svg",
      "箭头：右边还有内容；手机上不显示",
      "arrow: there is more beside it; not on a phone",
    ],
    [
      "[data-column=second] a",
      "二级分类，指到哪一项就换右边",
      "second levels: pointing at one changes what is at the right",
    ],
    ["[data-column=third] a", "三级分类，带图", "third levels, with pictures"],
  ],
  states: [
    [
      "Closed",
      "收起时只有一级；把指针移到一项上就展开（defaultOpenId 让一项一开始就展开）",
      "Closed, first levels alone; pointing at one opens it (with defaultOpenId one is open from the start)",
    ],
    [
      "AsksForChildren",
      "常开（pinned）；下级未加载时，指到它先显示骨架",
      "Pinned; where children are not loaded, pointing shows their shape first",
    ],
    [
      "Tablet",
      "平板上面板收窄，不超出页面",
      "On a tablet the panel is narrower and ends where the page does",
    ],
    ["Empty", "没有分类", "No categories"],
    ["ShopClosed", "店铺暂停营业：不展开，也不能点", "The shop is closed: nothing opens, nothing leads on"],
    [
      "Narrow",
      "手机上三列平分宽度，第一次点展开，第二次点进入",
      "On a phone the three columns share the width; the first tap opens, the second follows the link",
    ],
  ],
  good: [
    [
      "Default",
      "三级一起看到，一次点击就到最细的分类。",
      "All three levels are in sight, so one press leads to the finest.",
    ],
  ],
  bad: [
    [
      {
        defaultOpenId: "",
        categories: [
          { id: "1", name: "工业品五金工具与劳动防护用品及办公物资" },
          { id: "2", name: "工具" },
        ],
      },
      "名称太长会被截断：一级分类控制在四到六个字。",
      "A long name is cut: keep first levels to two words or so.",
    ],
  ],
  keyboard: [
    [
      "Tab / Shift+Tab",
      "到下一个、上一个分类；到一级时展开它",
      "to the next, the previous category; a first level opens as it gets the focus",
    ],
    ["↑ ↓ / Home / End", "在同一列里移动", "moves within a column"],
    ["→", "进入右边一列", "into the column at the right"],
    ["←", "回到左边一列", "back to the column at the left"],
    ["Enter", "打开该分类的商品列表", "follows the link to its goods"],
    ["Esc", "收起，焦点回到所在的一级", "closes it; the focus goes back to its first level"],
  ],
  speech: [
    "读作导航“全部商品分类”，里面是链接；展开的二级读作“当前”；下级加载时读“加载中”。停用时每项读“不可用”。",
    "The navigation “全部商品分类” with links; the open second level is read as current; children on their way are read as loading. When disabled each link says so.",
  ],
  layout: [
    "自己排三列，面板贴在一级列右边，最小高度与它相同。flyout 的宽度随内容，由父级定位并负责关闭；pinned 填满父级的宽和高。",
    "Its own: the three columns; the panel is beside the first one and at least as high. A flyout is as wide as its content, and its parent places and closes it; pinned it fills its parent.",
  ],
  related: ["chrome/Header", "home/HomeHero", "shop/ShopCategories", "decoration/BlockCategories"],
} satisfies ComponentDocs;
