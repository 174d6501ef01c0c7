import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "收藏、足迹、买过的商品三种页面共用的列表：价格变了多少，逐件或多选移除、加购物车、再买一次。",
    "One list for favourites, footprints and goods bought before: how the price changed; one or several are taken out, put into the cart or bought once more.",
  ],
  instead: [
    ["saved/SavedGoodsBrief", "只看几件，不操作", "A few to look at"],
    ["chrome/RailProducts", "侧边抽屉里", "In the side drawer"],
    [
      "saved/PurchaseListTable",
      "要带数量和备注反复采购",
      "To order it repeatedly, with quantities and notes",
    ],
    ["shop/ShopList", "收藏的店铺", "Favourite shops"],
  ],
  anatomy: [
    ["article input[type=checkbox]", "勾选", "tick"],
    [
      "article > div:nth-of-type(1)",
      "商品，下面是降价、收藏时间、结果",
      "goods; below them what changed, since when, the result",
    ],
    ["article > div:nth-of-type(2)", "现在的价格", "price now"],
    ["article > div:nth-of-type(3)", "加购、选规格、移除", "into the cart, choose a specification, take out"],
    [
      "form > div:last-child",
      "脚部：全选、已选几种、批量操作，吸底",
      "foot: all, how many, acts on several; sticks",
    ],
  ],
  states: [
    ["FootprintsByDay", "足迹，按天分组，可删一天", "Footprints by day; a day can be taken out"],
    ["Bought", "买过的：一按就再买同样数量", "Bought before: the same quantity in one press"],
    ["Results", "加购结果写在各行", "What became of it is in each row"],
    ["Loading", "加载中", "On their way"],
    ["EmptyWishlist", "还没有收藏", "No favourites yet"],
    ["NoneMatch", "筛选后没有：可清除筛选", "None match: the filters can be cleared"],
    ["Failed", "没加载出来，可重试", "They did not come and can be asked for again"],
    ["Narrow", "手机上价格和按钮在商品下面", "On a phone price and acts are below the goods"],
  ],
  good: [
    [
      "Bought",
      "按钮写出数量“再买 10盒”，不用再进商品页。",
      "The button says how many, so the product need not be opened.",
    ],
  ],
  bad: [
    [
      { results: { "1001": { isAdded: false, text: "失败" } } },
      "只说失败：要写原因，如“库存不足，剩余 3 件”。",
      "Failed, and no reason: write why, such as what is left in stock.",
    ],
    [
      { groups: [], clearHref: "?" },
      "没有筛选也传 clearHref：人以为被条件挡住了，其实是还没收藏。",
      "clearHref without any filter: people think that it hides something, while nothing is kept yet.",
    ],
  ],
  keyboard: keys.form,
  speech: [
    "每件是以商品名命名的文章；勾选、加购、移除的名字都带商品名；已选几种和加购结果自动读出。",
    "Each is an article by its name; tick, cart and removal are named with it; how many are chosen and the results are read as they change.",
  ],
  layout: [
    "占满父级，行的内边距自己管；电脑上一行四栏，768 像素以下两行。脚部在电脑上吸底。筛选条、足迹条、分页由父级放在上下。",
    "As wide as its parent, padding of rows is its own; four columns, two lines below 768 px. Its foot sticks on a desktop. Search, bar of footprints and pages are its parent's.",
  ],
  related: ["saved/SavedGoodsSearch", "saved/FootprintBar", "product/GoodsLine", "parts/ListPager"],
} satisfies ComponentDocs;
