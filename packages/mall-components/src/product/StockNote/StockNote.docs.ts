import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "一句库存：有货、仅剩几件、售罄。10 件及以下才报数，免得人以为货少。",
    "Stock in a word: in stock, few left, sold out. A number is said from ten down only, unless asked for.",
  ],
  instead: [
    ["promotion/SoldProgress", "活动抢购进度", "Progress of a flash sale"],
    ["ui/Tag", "列表里的状态标签", "A state in a list"],
    ["ui/Badge", "数字角标", "A number at a corner"],
  ],
  anatomyStory: "SoldOut",
  anatomy: [
    [
      "[aria-live]",
      "库存的话，颜色随状态；售罄时前面有警告标记",
      "the words, coloured by the state; before them a sign of warning when sold out",
    ],
  ],
  states: [
    ["Exact", "要看准数：库存 320件", "With its number"],
    ["Low", "10 件及以下：仅剩 6件", "Ten or fewer: how many"],
    ["SoldOut", "售罄：红字加标记", "Sold out: red with a sign"],
    ["NotChosen", "没选规格：不写", "No option chosen: nothing"],
  ],
  good: [
    [
      { stock: 6, unit: "盒" },
      "带上单位：只剩 6 盒和 6 只差很多。",
      "With its unit: six boxes are not six pieces.",
    ],
  ],
  bad: [
    [
      { stock: 0, isExact: true, unit: "盒" },
      "规格还没选就传 0：先报售罄吓跑人。不知道时传 undefined。",
      "0 before an option is chosen says sold out: give undefined while it is unknown.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "live 区域：换规格后自动读新的库存，不打断别的话。",
    "A live region: after another option its new words are read, politely.",
  ],
  layout: [
    "行内文字，跟在数量后面；空的时候不占宽度。",
    "Words in a line behind the quantity; takes no width while empty.",
  ],
  related: ["product/BuyBox", "product/SkuPicker", "ui/NumberStepper"],
} satisfies ComponentDocs;
