import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "到店自提的凭码：大号、四位一组，好念好输；下面是自提点、电话、地址。付款前只说“付款后显示自提码”。",
    "The code by which goods are collected: large, in fours, easy to read out and to type; below it the pickup point. Before payment it says that the code comes later.",
  ],
  instead: [
    ["order/VoucherCodes", "虚拟商品的券码，一单多个", "For codes of virtual goods, several in an order"],
    ["order/OrderAddress", "快递到家", "For goods that are sent"],
    ["parts/QrCode", "给店员扫的二维码", "For a code to be scanned"],
  ],
  anatomy: [
    ["h3", "标题“自提信息”", "heading “Pickup”"],
    ["section > div > span:nth-child(2) > span:first-child", "自提码，四位一组", "the code, in fours"],
    ["section button", "复制，去掉空格", "copies it, without the spaces"],
    [
      "section > div > span:last-child",
      "提醒：到店出示，勿提前告知他人",
      "note: show it in the shop, do not share it before",
    ],
    ["section dl", "自提点、电话、地址", "pickup point, telephone, address"],
  ],
  states: [
    ["BeforePayment", "未付款：没有码", "Not paid: no code yet"],
    ["Collected", "已提货：划掉，不能复制", "Collected: struck, nothing to copy"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Default",
      "码最大，到柜台一眼念得出。",
      "The code is the largest thing, read out at the counter at once.",
    ],
    ["BeforePayment", "没付款也先说自提点在哪。", "The place is said even before payment."],
  ],
  bad: [
    [
      { code: "待生成" },
      "拿占位文字当自提码，会被念、被复制；没有就不传。",
      "A placeholder as code is read out and copied: leave it out instead.",
    ],
    [
      { tel: undefined, address: undefined },
      "只有店名，人找不到地方。",
      "The name alone: one cannot find the place.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "区域名“自提信息”；按钮读“复制自提码 K7QX2MPL”；提货后读“已提货”。",
    "A region “Pickup”; the button says “Copy pickup code K7QX2MPL”; afterwards “Collected” is read.",
  ],
  layout: [
    "占满父级；码在浅底的一块里，码和标签放不下时换行。复制按钮打印时不出现。",
    "Fills its parent; the code has a sunken ground, code and mark wrap where they must. The copy button is not printed.",
  ],
  related: ["order/VoucherCodes", "order/OrderAddress", "parts/CopyText", "order/OrderStatePanel"],
} satisfies ComponentDocs;
