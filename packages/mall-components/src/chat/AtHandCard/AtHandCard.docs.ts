import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "从商品或订单点“联系客服”进来时，把它摆在输入框上方，一按就发给商家。",
    "When a chat was opened from a product or an order, keeps that at hand over the composer, to be sent with one press.",
  ],
  instead: [
    ["chat/ChatCard", "已经发出的商品或订单", "A product or an order that was sent"],
    ["chat/RecentBrowse", "从最近看过的商品里选", "Choosing among products viewed lately"],
    ["chat/OrderToSend", "从本店订单里选", "Choosing among the orders of this shop"],
  ],
  anatomy: [
    ["h3", "“正在咨询的商品”或“正在咨询的订单”", "“The product you ask about”, or the order"],
    ["section > div:first-child button", "收起，不发送", "puts it away without sending"],
    ["article img", "图", "picture"],
    ["article a[href]", "名称，去商品页或订单页", "name, leads to its page"],
    ["article button", "发送", "sends it"],
  ],
  states: [
    ["Order", "从订单进来：带订单号和状态", "From an order: with its number and state"],
    ["Disabled", "现在不能发送，仍可收起", "Nothing can be sent now; it can still be put away"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Default",
      "进来就能发，商家一眼知道问的是哪件。",
      "Ready to send; the seller sees at once what is asked about.",
    ],
  ],
  bad: [
    [
      { card: { kind: "product", id: "1", name: "商品", picture: "", yuan: "0.00" } },
      "没有图、没有真名、价格是 0：商家认不出，不如不显示。",
      "No picture, no real name, price 0: the seller cannot tell what it is; show nothing instead.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "以标题命名的区域；发送按钮读“发送商品：”加品名，或“发送订单：”加订单号。出现时不抢焦点。",
    "A region of its heading; the button says that it sends the product of this name or the order of this number. It takes no focus when it appears.",
  ],
  layout: [
    "自己管左右内边距和上边线，占满父级宽度；放在 MessageLog 和 QuickQuestions 之间，父级是纵向的 flex。",
    "Its own: padding and the line above, as wide as its parent. It is between MessageLog and QuickQuestions in a column.",
  ],
  related: ["chat/ChatCard", "chat/MessageComposer", "chat/QuickQuestions"],
} satisfies ComponentDocs;
