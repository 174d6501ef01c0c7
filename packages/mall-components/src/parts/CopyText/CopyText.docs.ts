import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "商城里的复制按钮：订单号、券码、收款账号。“已复制”和“复制失败”由它自己说，打印时可以不印。",
    "The mall's button to copy: an order's number, a code, an account. It brings the words for “copied” and for a failure, and may be left out on paper.",
  ],
  instead: [
    [
      "ui/CopyButton",
      "不在商城页面里，或几句话都要自己写",
      "Outside of the mall's pages, or with words of your own",
    ],
    ["product/ShareDialog", "分享商品页", "A product's page is handed on"],
    ["order/VoucherCodes", "一组券码，带状态", "Several voucher codes with their states"],
  ],
  anatomyStory: "WithWords",
  anatomy: [
    ["button", "按钮：复制后显示“已复制”两秒", "button, says “copied” for two seconds"],
    ["button svg", "图标：复制后变成勾", "icon, a tick once it is copied"],
    ["[aria-live]", "看不见的播报", "unseen words that are read aloud"],
  ],
  states: [
    ["WithWords", "带文字", "With words"],
    ["NotOnPaper", "打印时不印", "Left out on paper"],
  ],
  good: [
    [
      "Default",
      "名字带上订单号，列表里每个都不同。",
      "Its name holds the order's number, so that each in a list differs.",
    ],
    ["NotOnPaper", "要打印的单据上，按钮不占地方。", "On documents for print the button takes no room."],
  ],
  bad: [
    [
      { variant: "text", label: "复制" },
      "复制什么？一页有几个时分不清。",
      "Copy what? On a page with several they cannot be told apart.",
    ],
    [
      { variant: "text", label: "复制订单号 2026112800001 到剪贴板以便粘贴" },
      "文字太长：带文字时写短，如“复制订单号”。",
      "Too long: with visible words keep it short, such as “copy number”.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "“复制订单号 2026112800001，按钮”，按下后读“已复制”或“复制失败，请手动复制”，焦点不动。",
    "“Copy order number 2026112800001, button”, then “copied” or that it failed, with the focus where it was.",
  ],
  layout: [
    "跟在号码后面，间距由父级的 Inline 决定；默认只有图标，高 28 像素。",
    "Behind the number, spaced by an Inline; by default an icon alone, 28 px high.",
  ],
  related: ["ui/CopyButton", "order/OrderAddress", "payment/TransferPanel"],
} satisfies ComponentDocs;
