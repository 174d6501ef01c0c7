import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "聊天里的一件商品或一张订单：图、名称、价格；订单还有订单号、件数和状态。",
    "A product or an order in a chat: picture, name, price; an order also with number, pieces and state.",
  ],
  instead: [
    ["product/ProductCard", "商品列表里的卡片", "A card in a list of products"],
    ["order/OrderCard", "“我的订单”里的一单", "An order among a buyer's orders"],
    ["chat/AtHandCard", "还没发、等人按发送", "It was not sent yet and waits for a press"],
  ],
  anatomyStory: "Order",
  anatomy: [
    ["article > div:first-child > :first-child", "订单号，只有订单才有", "order number, of orders only"],
    ["article > div:first-child > :last-child", "订单状态", "the order's state"],
    ["article img", "图；没有就是缺图占位", "picture, or the mark of a missing one"],
    ["article a[href]", "名称，最多两行", "name, two lines at most"],
    ["article a[href] + div", "价格、件数，右边可放动作", "price and pieces, an act at the right"],
  ],
  states: [
    [
      "FromPrice",
      "多个规格里最低的价，带所选规格",
      "The lowest of several prices, with the chosen specification",
    ],
    ["Order", "订单", "An order"],
    ["WithoutPage", "已下架或无权查看：名称不是链接", "No longer sold or not theirs: the name leads nowhere"],
    ["Row", "列表里：没有边框，右边有动作", "In a list: no frame, an act at the right"],
    ["LongChineseText", "很长：名称两行，其余一行省略", "Long: two lines of name, all else cut to one"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [["Row", "列表里用 row，边线由列表画。", "In a list take row; the lines are the list's."]],
  bad: [
    [
      { look: "row" },
      "消息之间用 row：没有底和边框，和气泡混在一起。",
      "A row between messages: without ground and frame it blends with the bubbles.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "一篇文章，名字是品名加规格，订单是“订单”加单号和品名；链接读同样的名字，图不读。",
    "An article named by product and specification, or by order number and goods; its link has the same name, the picture is silent.",
  ],
  layout: [
    "card 宽度固定，放不下时缩到父级宽度；row 占满父级，没有左右边距。",
    "card has a width of its own and shrinks to its parent's; row fills its parent and has no padding at its sides.",
  ],
  related: ["chat/MessageLog", "chat/RecentBrowse", "chat/OrderToSend", "order/OrderStatusTag"],
} satisfies ComponentDocs;
