import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "活动商品抢掉了多少：一条细进度条和一句“已抢 42%”。",
    "How much of a sale's pieces is gone: a thin bar and its share in words.",
  ],
  instead: [
    ["ui/ProgressBar", "上传、识别这类会走完的任务", "A task that will be done, such as an upload"],
    ["product/StockNote", "普通商品的库存", "Stock of ordinary goods"],
    ["ui/Steps", "分几步走的流程", "A way in a few steps"],
  ],
  anatomy: [
    ["progress", "进度条，8 像素高", "bar, 8 px high"],
    ["span:has(> progress)", "条下面是文字；到 100% 写“已抢光”", "words below it; at 100% “all gone”"],
  ],
  states: [
    ["None", "刚开始，还没人抢：0%", "Just begun, none sold: 0%"],
    ["NearlyAllGone", "99.6% 写成 99%：还没抢光", "99.6% is 99%: not all of it is gone"],
    ["AllGone", "100%：已抢光", "100%: all gone"],
  ],
  good: [
    [
      { percent: 100, isOver: true },
      "抢光或结束的商品用 isOver，颜色退后。",
      "What is over steps back in colour, by isOver.",
    ],
  ],
  bad: [
    [
      "None",
      "活动没开始就画 0%，像没人要：先不显示。",
      "0% before the beginning looks unwanted: leave it out.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "只读文字“已抢 42%”或“已抢光”；进度条本身不读，免得重复。",
    "The words alone, “42% sold” or “all gone”; the bar is silent, so that nothing is said twice.",
  ],
  layout: [
    "宽度占满父级，两行：条和字；没有外边距。父级给它至少约 80 像素宽。",
    "It fills its parent in two lines, bar and words; no outer margin. Its parent gives it at least about 80 px.",
  ],
  related: ["promotion/FlashSaleList", "promotion/FlashSaleStrip", "promotion/GroupBuyList"],
} satisfies ComponentDocs;
