import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  isOverlay: true,
  purpose: [
    "最多四件商品并排对比的大窗口：价格、库存、参数逐行比，有差异的行标出来。",
    "Up to four products beside each other in a window as large as the screen: price, stock and parameters row by row, what differs marked.",
  ],
  instead: [
    ["list/ComparePicker", "还没决定和哪几件比", "What to compare with is not chosen yet"],
    ["list/CompareTray", "边逛边攒要比的商品", "Goods are still being gathered"],
    ["product/ParameterTable", "只看一件商品的参数", "The parameters of one product"],
    ["product/SkuMatrix", "同一商品的不同规格", "SKUs of one product"],
  ],
  anatomy: [
    ["[role=dialog] h2", "标题", "heading"],
    [
      "[role=dialog] thead th",
      "商品名和移出，往下滚时留在顶上",
      "a product's name and its way out; stays while one scrolls down",
    ],
    [
      "[role=dialog] tbody tr:first-child td:nth-child(2)",
      "图片，加购或选规格",
      "picture, add to the cart or choose an option",
    ],
    [
      "[role=dialog] tbody th[scope=row]",
      "对比项；有差异时写出“有差异”",
      "what is compared; says so in words where it differs",
    ],
    ["[role=dialog] label", "仅看差异，写明几项", "differences only, and how many"],
    ["[role=dialog] label ~ button:last-child", "复制链接、打印", "copy the link, print"],
  ],
  states: [
    ["Loading", "正在读取", "Loading"],
    ["Failed", "读取失败：可重试", "Failed: try again"],
    [
      "Gone",
      "其中一件已下架：列里写明，不算差异",
      "One is sold no more: its column says so, and it differs in nothing",
    ],
    ["Alike", "只看差异时，各项都相同", "Differences only, and there are none"],
    [
      "Narrow",
      "手机上一次看两件，其余横向滚动",
      "On a phone two at a time, the others by scrolling sideways",
    ],
  ],
  good: [
    [
      "Gone",
      "下架的不悄悄消失，人记得自己选过它。",
      "What is gone does not vanish: people remember that they chose it.",
    ],
  ],
  bad: [["Alike", "把同一件商品比两遍：放进来之前先去重。", "The same product twice: let it in once."]],
  keyboard: [
    ...keys.dialog,
    ["Space", "切换“仅看差异”", "turns “differences only” on or off"],
    ["↑ ↓ ← →", "焦点在内容上时滚动", "scroll, with the focus on the content"],
  ],
  speech: [
    "打开时读“商品对比，对话框”；内容是真表格，单元格带商品名和对比项；差异有文字，不只靠颜色；加载时读“加载中”，失败自动读出。",
    "“Compare products”, a dialog; a real table, its cells come with product and row; differences are in words, not in colour alone; loading and a failure are read by themselves.",
  ],
  layout: [
    "自己管大小（宽 1360、高 1200 像素以内）、滚动、固定的首行首列和打印样式。页面只在打开时画它，放在哪里都一样；url 是能还原这次对比的地址。",
    "Its own: size (up to 1360 by 1200 px), scrolling, the row and column that stay, and how it prints. The page draws it while it is open, anywhere; `url` brings back this comparison.",
  ],
  related: ["list/CompareTray", "list/ComparePicker", "product/CompareButton", "ui/Dialog"],
} satisfies ComponentDocs;
