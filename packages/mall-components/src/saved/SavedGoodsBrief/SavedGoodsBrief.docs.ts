import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "个人中心首页上的几件收藏或买过的商品：只看价格和变化，要处理就去各自的页面。",
    "A few favourites or goods bought before on the user centre's first page: their price and what changed; acts are on their own pages.",
  ],
  instead: [
    ["saved/SavedGoodsList", "要多选、移除、加购物车", "To choose several, take out, put into the cart"],
    ["chrome/RailProducts", "侧边抽屉里的收藏、足迹", "Favourites and footprints in the side drawer"],
    ["list/RecommendedRow", "推荐商品", "Recommended goods"],
  ],
  anatomy: [
    ["li img", "商品图，小号", "picture, small"],
    ["li a", "商品名；已下架的不能点", "name; no link once off the shelf"],
    ["li div > div + span", "变化：降了多少、是否售罄", "what changed: cheaper by how much, sold out"],
    ["li > :last-child", "现在的价格", "price now"],
  ],
  states: [
    ["BoughtBefore", "买过的：几次，上次多少", "Bought before: how often, and how much last time"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "BoughtBefore",
      "写出上次的数量和价格，补货心里有数。",
      "Quantity and price of last time help to order the same.",
    ],
  ],
  bad: [
    [
      {
        goods: [
          {
            id: "1",
            name: "拓锋 72齿棘轮两用扳手",
            href: "/detail/1001",
            picture: "",
            yuan: "16.80",
            state: "offShelf",
          },
          {
            id: "2",
            name: "固联 8.8级高强度外六角螺栓",
            href: "/detail/1003",
            picture: "",
            yuan: "18.50",
            state: "offShelf",
          },
        ],
      },
      "只有几行，却全是下架的：先放还能买的。",
      "A few rows, and none can be bought: put those first that can.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "读作列表，每件先读名称（带规格），再读变化和价格；上次购买是一个链接。",
    "A list: name with specification, what changed, price; the last order is a link.",
  ],
  layout: [
    "一列，占满父级，价格靠右；放三到五件，标题和“更多”由父级给。",
    "One column as wide as its parent, prices at the end; for three to five of them. Heading and more are its parent's.",
  ],
  related: ["saved/SavedGoodsList", "product/GoodsLine", "account/CenterHead"],
} satisfies ComponentDocs;
