import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "商品页上的优惠套餐：几件一起买更便宜，整套加购或整套购买。",
    "Packages on a product's page: goods that are cheaper together, put into the cart or bought as a whole.",
  ],
  instead: [
    ["list/RecommendedRow", "推荐搭配，不绑定价格", "Goods that go with it, at their own prices"],
    ["promotion/GroupBuyList", "多人一起买", "Buying in a team"],
    ["cart/CartPackage", "已经进了购物车的套餐", "A package that is in the cart already"],
  ],
  anatomy: [
    ["h2", "标题：选择套餐", "heading"],
    [
      "form li",
      "套餐里的商品：图、名称、套餐单价和原价",
      "goods of the package: picture, name, price within it and alone",
    ],
    ["form strong", "套餐名和整套价格", "name of the package and its price"],
    ["strong + span + span", "立省多少", "what it saves"],
    ["input[type=number]", "买几套", "how many packages"],
    ["button[value=comboCart]", "整套加购、整套购买", "into the cart, or bought at once"],
  ],
  states: [
    ["Several", "多个套餐：一行一个", "Several, a row each"],
    ["SoldOut", "有一件缺货：不能买，写原因", "One of its goods is gone: it says so in place of the buttons"],
    ["NotSoldHere", "店铺不卖给此买家：只看不买", "Not sold to this buyer: only to look at"],
    ["None", "没有套餐：不占位置", "No package: takes no room"],
    ["Narrow", "手机上价格和按钮在商品下面", "On a phone price and buttons come below the goods"],
  ],
  good: [
    [
      "Default",
      "每件的套餐价和原价都写，省多少算得清。",
      "Both prices of each of the goods are there, so the saving can be checked.",
    ],
  ],
  bad: [
    [
      {
        packages: [
          {
            id: "1",
            name: "套餐一",
            yuan: "89.00",
            savedYuan: "1.00",
            items: [
              {
                id: "11",
                title: "丁腈涂层劳保手套",
                href: "#",
                picture: "",
                yuan: "89.00",
                originalYuan: "90.00",
              },
            ],
          },
        ],
      },
      "只有一件，也没省多少，名字还叫“套餐一”：这不是套餐。",
      "One product, hardly a saving, and a name that says nothing: that is no package.",
    ],
    [
      "NotSoldHere",
      "不卖又不说为什么：上面的购买区必须写明原因。",
      "Nothing says why it is not sold: the buy box above must.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "商品链接、套数、两个按钮", "the goods, the number, the two buttons"],
    ["↑ ↓", "在套数里加减", "in the number, one more or less"],
    ["Enter", "在套数里提交第一个按钮：整套加购", "in the number, the first button: into the cart"],
  ],
  speech: [
    "区域叫“选择套餐”，每个套餐是以套餐名命名的表单；数量框读“套餐名 数量”。",
    "A region by name; each package is a form with its name, the number says the package too.",
  ],
  layout: [
    "边框和内边距自带；商品在左、价格和按钮在右，窄了换到下面。商品每件宽约三个大按钮高，多了自动换行。",
    "Has its own frame and padding; goods at the left, price and buttons at the right, below them when narrow. Goods wrap.",
  ],
  related: ["cart/CartPackage", "product/BuyBox", "product/Price"],
} satisfies ComponentDocs;
