import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "收藏店铺：店铺页头、卡片、列表行都用它。是一张小表单，没有脚本也能收藏。",
    "Makes a shop a favourite, on its head, card or row: a small form that works without script.",
  ],
  instead: [
    ["ui/Button", "别的动作", "Another act"],
    ["saved/ToListButton", "商品加入采购清单", "A product into a purchase list"],
    ["promotion/RemindButton", "活动开始提醒", "A reminder of what begins"],
  ],
  anatomy: [
    ["button", "收藏店铺；收藏后写“已收藏”", "favourite, in words that change once it is one"],
    ["svg", "心形：收藏后填满", "the sign, filled once it is one"],
  ],
  states: [
    ["InWishlist", "已收藏：填满，再按取消", "A favourite: filled; another press takes it out"],
    ["TakesOut", "按下取消：由页面改 isWishlisted", "Taken out: the page changes isWishlisted"],
  ],
  good: [
    [
      "InWishlist",
      "文字和图标一起变：不靠颜色分辨。",
      "Words and sign change together: not the colour alone.",
    ],
  ],
  bad: [
    [
      { name: "" },
      "不传店名：列表里二十个按钮读起来都一样。",
      "Without the name twenty of a list sound alike.",
    ],
    [
      { isWishlisted: true, name: "百工自营旗舰店" },
      "没登录就显示已收藏：状态要等知道是谁以后再给。",
      "A favourite of one who is not signed in: the state comes once it is known who it is.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "“收藏店铺 百工自营旗舰店，切换按钮”，收藏后读“已收藏…，已按下”。",
    "“Favourite, the shop's name, toggle button”, pressed once it is one.",
  ],
  layout: [
    "行内一个小按钮，没有外边距；文字变化时宽度会变，父级给它留到“收藏店铺”四个字的宽。",
    "A small button in a line without margin. Its words change its width: keep room for the longer ones.",
  ],
  related: ["shop/ShopHead", "shop/ShopCard", "shop/ShopList"],
} satisfies ComponentDocs;
