import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "规格没选时的价格：最低到最高，给反了也一样。两头一样或只有一头，就只写一个。",
    "The price while no option is chosen: lowest to highest, even if given the other way round; one where both are equal or one alone is known.",
  ],
  instead: [
    [
      "product/Price",
      "已经选定规格，或只知道最低价（isFrom）",
      "The option is chosen, or the lowest alone is known (isFrom)",
    ],
    ["product/TierPriceTable", "价格随数量变", "The price goes by quantity"],
    ["ui/RangeSlider", "筛选里填价格区间", "Filtering by a range of prices"],
  ],
  anatomy: [
    ["span[aria-hidden]", "最低价", "the lowest"],
    [
      "span[aria-hidden] ~ span[aria-hidden]",
      "最高价，同样大小，中间是短横",
      "the highest, as large, after a dash",
    ],
  ],
  states: [
    ["OnePrice", "高低相等：一个价格，258.0 与 258.00 算相等", "Equal: one price; 258.0 equals 258.00"],
    ["None", "都没有：--", "Neither: --"],
  ],
  good: [
    [
      { minYuan: "258.00", maxYuan: "468.00", size: "l" },
      "商品页用大号，选定后换成 Price。",
      "Large on a product's page; Price once an option is chosen.",
    ],
  ],
  bad: [
    [
      { minYuan: "0.10", maxYuan: "9999.00", size: "s" },
      "区间大得没有意义：列表里用“起”。",
      "So wide that it says nothing: in a list use “and up”.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "读“¥258.00–¥468.00”；看得见的大小号数字不读，读的是完整金额。",
    "Both sums in full with the dash between; the set figures themselves are hidden.",
  ],
  layout: [
    "行内文字，不换行不留边；大小与 Price 的三档相同，可以直接互换而不跳。",
    "Words in a line without margin; its three sizes are those of Price, so that one can take the other's place.",
  ],
  related: ["product/Price", "product/PriceBlock"],
} satisfies ComponentDocs;
