import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "列表上方已经选中的条件，每个标签点一下就去掉，最后一个清空全部。",
    "The filters that are applied to a list, over it: a press on a chip takes it away, the last link clears them all.",
  ],
  instead: [
    ["list/FacetPanel", "挑选条件", "Choosing filters"],
    ["ui/Tag", "只标明状态，不能去掉", "A mark that cannot be taken away"],
    ["order/OrderFilters", "订单的筛选", "Filters of orders"],
  ],
  anatomy: [
    ["li:first-child a", "一个条件，整个标签是链接", "one filter; all of the chip is a link"],
    ["li:first-child b", "值；几个值用顿号连在一起", "its value, or several together"],
    ["li:first-child svg", "叉，只是提示", "a cross, as a hint alone"],
    ["li:last-child a", "清空筛选", "clear all"],
  ],
  states: [["None", "没有条件：什么也不画", "None applied: nothing is drawn"]],
  good: [
    [
      "Default",
      "条件名加值，同一条件的几个值合成一个标签。",
      "Name and value; several values of one filter are one chip.",
    ],
  ],
  bad: [
    [
      { filters: [{ id: "stock", label: "库存", value: "仅看有货", removeHref: "/list" }] },
      "值已经说清楚，label 传空：不然读成“库存：仅看有货”。",
      "The value says it all: leave its label empty.",
    ],
    [
      {
        filters: [
          {
            id: "brand",
            label: "品牌",
            value: "拓锋、锐擎、安盾、恒固、精仪、云墨、百仓、匠心坊、世达、博世、霍尼韦尔、得力",
            removeHref: "/list",
          },
        ],
      },
      "一个标签塞十几个值，点一下全没了：多了就写“品牌：12 个”。",
      "A dozen values in one chip, all lost by one press: say how many instead.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "名为“已选条件”的列表；每项读“移除品牌：拓锋、锐擎，链接”，最后是“清空筛选”。",
    "A list named as the applied filters; each link is read as “remove”, with name and value; the last one clears all.",
  ],
  layout: [
    "标签横排、可换行，高 28 像素；没有底和外边距。放在 FacetPanel 和 ListToolbar 之间，没有条件时不占高度。",
    "Chips side by side, 28 px high, wrapping; no ground, no outer margin. Between FacetPanel and ListToolbar; with none it takes no room.",
  ],
  related: ["list/FacetPanel", "list/ListToolbar", "list/ListEmpty"],
} satisfies ComponentDocs;
