import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "购物车里不能再买的商品，和能买的分开放：说原因，给找相似、移入收藏、删除。",
    "Goods of the cart that can no longer be bought, apart from the rest: the reason, similar goods, favourites, delete.",
  ],
  instead: [
    [
      "cart/BlockedLines",
      "结算时临时买不了，还能改数量",
      "Goods that cannot be ordered just now, where another quantity may do",
    ],
    ["cart/CartLine", "暂时不能勾选，例如活动未开始", "A line that cannot be ticked for the moment"],
    ["saved/SavedGoodsList", "收藏里的商品", "Goods among the favourites"],
  ],
  anatomy: [
    ["h2", "标题和件数", "heading with their number"],
    ["section > div button", "清空失效商品", "clear all of them"],
    ["li > div", "变淡的商品", "the product, faded"],
    ["li > div > div:last-child > span", "“已失效”和原因", "the mark, and why"],
    ["li > span:last-child a", "找相似，可省", "find similar, optional"],
    ["li > span:last-child button", "移入收藏、删除", "favourites, delete"],
  ],
  states: [
    ["Narrow", "手机上：动作换到下一行，靠右", "On a phone: the acts are on the next line, at its end"],
    ["None", "没有失效商品：什么也不画", "None: nothing is drawn"],
  ],
  good: [
    ["Default", "不能买也有下一步：找相似。", "What cannot be bought still leads on, to similar goods."],
  ],
  bad: [
    [
      {
        lines: [
          { id: "201", title: "世达 SATA 09014A 120 件套综合工具组套", quantity: 2, reason: "商品失效" },
        ],
      },
      "标记已经说了“已失效”，原因要具体：售罄、下架、限购。",
      "The mark says so already: the reason is sold out, taken down, or a limit.",
    ],
  ],
  keyboard: [
    ...keys.link,
    ["Enter / Space", "按下“清空失效商品”“移入收藏”“删除”", "presses clear, favourites, delete"],
  ],
  speech: [
    "区域和标题都读“失效商品（2）”；按钮带商品名，例如“删除‘世达…’”；“找相似”也带商品名。",
    "Region and heading say how many; buttons and the link to similar goods carry the product's name.",
  ],
  layout: [
    "自己有框和标题栏；768 像素起一行三格。放在所有店铺下面，同样宽；清空前的确认由页面用 ConfirmDialog 问。",
    "Its own: frame and head; three cells in a row from 768 px. Below all shops, as wide as they are; whether to clear is asked by the page, with a ConfirmDialog.",
  ],
  related: ["cart/CartEmpty", "cart/BlockedLines", "product/GoodsLine", "forms/ConfirmDialog"],
} satisfies ComponentDocs;
