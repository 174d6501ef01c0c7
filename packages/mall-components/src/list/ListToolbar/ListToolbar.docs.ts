import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "商品列表上方的工具栏：排序、价格区间、仅看有货等勾选、视图、总数和小翻页，全是链接和 GET 表单。",
    "The bar over a list of goods: order, price range, ticks such as in stock, view, number and a small pager; links and a GET form.",
  ],
  instead: [
    ["list/FacetPanel", "品牌、规格等多值条件", "Filters with many values, such as brands"],
    ["shop/ShopToolbar", "店铺列表", "A list of shops"],
    ["parts/ListPager", "列表下面的完整翻页", "The full pager under a list"],
    ["promotion/ExchangeFilters", "积分商城", "The points mall"],
  ],
  anatomy: [
    ["section > span:first-child", "排序：综合、销量、价格、新品", "order: relevance, sales, price, newest"],
    ["form", "价格区间；写反了自动对调", "price range; turned where it is the wrong way round"],
    ["form + span", "勾选：有货、自营、优惠、1 件起订", "ticks: in stock, own, on offer, no minimum order"],
    [
      "section > span:last-child > span:nth-child(2)",
      "总数，左边是快速下单",
      "number of goods, after quick order",
    ],
    ["section > span:last-child > span:nth-child(3)", "图片或表格视图", "pictures or table"],
    ["section > span:last-child > span:nth-child(4)", "小翻页", "small pager"],
  ],
  states: [
    ["PriceUp", "价格从低到高：再点变成从高到低", "Cheapest first: another press turns it"],
    ["PriceRange", "已填最低价", "A lowest price is given"],
    ["LastPage", "最后一页、表格视图：下一页停用", "The last page, as a table: no next one"],
    ["None", "没有结果：没有翻页", "No results: no pager"],
    ["Narrow", "手机上一行：排序、视图、筛选", "On a phone one row: order, view, filters"],
  ],
  good: [
    [
      "PriceUp",
      "价格按钮的箭头说现在的方向，读屏读的是按下后的方向。",
      "The arrow shows the order of now, its name the one that a press gives.",
    ],
  ],
  bad: [
    [
      {
        inStock: { isOn: true, href: "?" },
        selfOperated: { isOn: true, href: "?" },
        active: { isOn: true, href: "?" },
        fromOne: { isOn: true, href: "?" },
      },
      "一进来就替人全勾上：商品少了，人不知道为什么。",
      "All ticked from the start: there are few goods, and one does not see why.",
    ],
  ],
  keyboard: [
    ...keys.tab,
    ["Enter", "打开链接；在价格框里提交区间", "follows a link; in a price field applies the range"],
    ["Enter / Space", "按下“确定”；手机上打开“筛选”", "applies the price; on a phone opens the filters"],
  ],
  speech: [
    "“排序与筛选”区域；选中的排序、视图和勾选读“当前”；价格读“价格从低到高”，翻页读“第 1 页，共 22 页”。",
    "A region named as sort and filters; what is chosen is read as current; the price link by the order it gives, the pager as “page 1 of 22”.",
  ],
  layout: [
    "自己有白底和内边距，放不下换行；右边一组靠右。手机上只剩一行，facets、价格和勾选进 FilterDrawer。放在列表上面，宽度一样，不吸顶。",
    "Its own: ground, padding, wrapping, its end at the right. On a phone one row; facets, price and ticks are in a FilterDrawer. Over the list, as wide; it does not stick.",
  ],
  related: [
    "list/FacetPanel",
    "list/FilterDrawer",
    "list/ActiveFilters",
    "list/ProductGrid",
    "parts/ListPager",
  ],
} satisfies ComponentDocs;
