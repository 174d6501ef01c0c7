import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "列表的表格视图：品牌、价格、起订量、销量、库存、店铺逐列对齐，供采购比较。",
    "The list as a table: brand, price, least order, sold, stock and shop in columns, for buyers who compare.",
  ],
  instead: [
    ["list/ProductGrid", "逛图片，价格优先", "Browsing by pictures"],
    ["list/CompareDialog", "两三个商品比所有参数", "All parameters of two or three"],
    ["ui/DataTable", "与商品无关的数据，要排序和勾选", "Other data, to sort and tick"],
    ["list/OrderTable", "按规格列出、直接填数量下单", "Variants in rows with a number each"],
  ],
  anatomy: [
    ["thead th", "表头；没有品牌时整列不出现", "heads; without any brand that column is left out"],
    ["tbody th img", "缩略图 48，手机上不显示", "small picture, not on a phone"],
    ["tbody th a", "名称：自营标记在前，规格在后", "name: self-operated first, its option behind"],
    [
      "tbody td:nth-child(3)",
      "价格：右对齐，下面是包装单价",
      "price at the right; below it what a piece costs",
    ],
    ["tbody td:nth-child(6)", "有货、已售罄与预计送达", "stock, and when it comes"],
  ],
  states: [
    [
      "ToTheCart",
      "可加购：多一列操作，多规格的写“选规格”",
      "With a column to add; several variants lead to their choice",
    ],
    ["OfSkus", "一行一个规格", "A row for each variant"],
    ["WithoutBrands", "没有品牌列", "Without brands"],
    ["Loading", "加载中：表头在，行是骨架", "Loading: heads, and shapes of rows"],
    ["Refetching", "换条件：旧行变淡，不能点", "Another filter: old rows are dim and cannot be pressed"],
    ["Narrow", "手机上横向滚动", "Scrolls sideways on a phone"],
  ],
  good: [["ToTheCart", "比较完当行加购，不用进商品页。", "After comparing, the cart is in the same row."]],
  bad: [
    [
      { products: [] },
      "没有商品还画空表头：页面应换成 ListEmpty。",
      "Heads over nothing: the page shows ListEmpty in its place.",
    ],
    [
      { products: [], skeletonCount: 15 },
      "骨架比真实行数多得多：一到数据就跳。数目取每页条数以内。",
      "Far more shapes than rows: the page jumps once they come.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "每行的商品、对比、数量、加购", "product, comparing, number and adding of each row"],
    ["Enter", "打开商品；在数量里加购", "follows the link; in a number it adds"],
  ],
  speech: [
    "真正的表格，隐藏标题“商品列表”；每行以商品为行标题，移到一格时读列名。加载和刷新时标为忙。",
    "A real table with a hidden caption; each row's head is the product, a cell says its column. Busy while it loads.",
  ],
  layout: [
    "列宽按比例固定，最窄约 1080，放不下就在自己的框里横滚，不撑破页面；白底圆角自带。",
    "Columns are fixed shares with a least width; it scrolls in its own frame rather than widen the page.",
  ],
  related: ["product/QuickAdd", "product/CompareButton", "product/GoodsPrice", "list/ListToolbar"],
} satisfies ComponentDocs;
