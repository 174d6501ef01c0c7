import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "一个二维码，大到隔着桌子也能扫；失效时变淡，上面写发生了什么。",
    "A QR code large enough to be scanned from a desk; once it is of no use it fades, with what happened over it.",
  ],
  instead: [
    ["payment/QrPayPanel", "扫码付款，带时间和结果", "Paying by scan, with its time and result"],
    ["entry/LoginQr", "扫码登录", "Signing in by scan"],
    ["product/ShareDialog", "分享商品页", "A product's page is handed on"],
    ["ui/Picture", "已有二维码图片，如客服微信", "A code that is a picture already"],
  ],
  anatomyStory: "Faded",
  anatomy: [
    [
      "img",
      "二维码：总是白底黑码，暗色主题也一样；m 180 像素，l 240 像素",
      "code, always black on white, in the dark scheme too; m 180 px, l 240 px",
    ],
    [
      "img + div > :first-child",
      "盖在上面的话（children）：失效、已扫描",
      "what is over it (children), expired or scanned",
    ],
  ],
  states: [
    ["Small", "卡片里：180 像素", "Within a card, 180 px"],
    ["Faded", "失效：变淡，不能再扫", "Expired: faded, cannot be scanned"],
    ["LongText", "内容很长：码点很细", "A long text makes fine dots"],
  ],
  good: [
    ["Faded", "失效了原地说明，框的大小不变。", "It says in its place that it expired; its size stays."],
  ],
  bad: [
    [
      "LongText",
      "三百个字符：码点太细，旧手机扫不出。换成短地址。",
      "Three hundred characters make dots too fine for older phones: use a short address.",
    ],
    [
      { children: "请用手机扫描二维码" },
      "把用法写在码上：码变淡就扫不了。写在旁边。",
      "How to use it, written over it: the code fades and cannot be scanned. Write it beside.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "一张图片，读 label：“登录二维码”；盖在上面的话接着读。看不见的人扫不了，旁边要有别的办法。",
    "A picture by its label, then what is over it. Who does not see it cannot scan, so another way must be beside it.",
  ],
  layout: [
    "正方形，大小固定，不超过父级宽度；旁边的说明和按钮由父级排。",
    "A square of fixed size, never wider than its parent; words and buttons around it are the parent's.",
  ],
  related: ["payment/QrPayPanel", "entry/LoginQr", "product/ShareDialog", "order/PickupCode"],
} satisfies ComponentDocs;
