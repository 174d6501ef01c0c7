import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "“提醒我”：活动没开始时订一个开抢提醒，再按取消。没有脚本也能提交。",
    "“Remind me”: asks for a message when a sale begins, or takes that back. It works without script.",
  ],
  instead: [
    ["ui/Switch", "长期有效的通知设置", "A setting for messages that lasts"],
    ["ui/Button", "已经开始，直接去买", "The sale has begun: buy it"],
    ["product/StockNote", "缺货时的到货通知", "A message when sold-out goods are back"],
  ],
  anatomy: [
    ["button", "描边按钮；设好后变灰边", "an outline; grey once it is set"],
    ["svg", "铃铛", "a bell"],
  ],
  states: [
    ["IsSet", "已设：再按取消", "Set: a press cancels it"],
    ["Large", "大号，放在购买按钮旁边", "Large, beside a buy button"],
    ["Pending", "正在保存：宽度不变", "Being saved: keeps its width"],
  ],
  good: [
    [
      "IsSet",
      "设好后按钮写下一步能做的“取消提醒”，颜色退后。",
      "Once set it names what a press does now, in a quiet colour.",
    ],
  ],
  bad: [
    [
      "Large",
      "列表卡片里不用大号：一屏十几个，比商品还抢眼。",
      "Not the large one in a list: a dozen of them are louder than the goods.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "读“提醒我：无刷冲击钻，按钮”，设好后读“取消提醒：无刷冲击钻”；保存中读“忙”。",
    "“Remind me” or “Cancel reminder” with the product's name, and “button”; busy while it is saved.",
  ],
  layout: [
    "只占按钮的宽和高：m 36 像素，l 44 像素；是一张自己的表单，不能放进另一张表单。位置由 FlashSaleList 或购买区决定。",
    "As large as its button: m 36 px, l 44 px high. It is a form of its own and cannot be in another one. Its place is its parent's.",
  ],
  related: ["promotion/FlashSaleList", "promotion/FlashSaleBar", "product/BuyBox"],
} satisfies ComponentDocs;
