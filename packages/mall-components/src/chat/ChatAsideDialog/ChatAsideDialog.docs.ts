import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  isOverlay: true,
  purpose: [
    "抽屉里的“商品与订单”：手机上，或按了输入框的“发送商品”“发送订单”时打开。",
    "Products and orders in a drawer: on phones, and by the composer's buttons to send a product or an order.",
  ],
  instead: [
    ["chat/ChatAside", "宽屏，旁边有地方常驻", "A wide window has room beside the chat"],
    ["ui/Dialog", "抽屉里要放别的内容", "Other content in a drawer"],
    ["chrome/RailDrawer", "全站工具栏的抽屉", "The drawer of the rail at the page's edge"],
  ],
  anatomy: [
    ["[role=dialog] h2", "“商品与订单”", "“Products and orders”"],
    ["[role=dialog] h2 + button", "关闭", "close"],
    ["[role=dialog] [role=tablist]", "两个选项卡", "two tabs"],
    [
      "[role=dialog] article button",
      "发送；发出后由页面关闭抽屉",
      "sends it; the page then closes the drawer",
    ],
  ],
  states: [
    ["Orders", "从“发送订单”进来", "Opened to send an order"],
    ["Narrow", "手机上占满屏幕", "On a phone, the whole screen"],
  ],
  good: [
    ["Orders", "按“发送订单”打开，就停在“本店订单”。", "Opened by “Send order”, it begins with the orders."],
  ],
  bad: [
    [
      "Default",
      "按的是“发送订单”，却停在“最近浏览”：tab 要跟着按下的按钮。",
      "The press was on “Send order”, yet it begins with products: tab must follow the button.",
    ],
  ],
  keyboard: [...keys.dialog, ["← →", "焦点在选项卡上时换一页", "on the tabs, to the other one"]],
  speech: [
    "打开时读“商品与订单，对话框”；关闭后焦点回到打开它的按钮。",
    "“Products and orders, dialog” at opening; afterwards the focus is back at the button that opened it.",
  ],
  layout: [
    "贴右边，和屏幕一样高，内容在里面滚动；它画在 body 上，只在要打开时才渲染。",
    "At the right edge, as high as the screen, scrolling inside. It is drawn on the body; render it only while it is open.",
  ],
  related: ["chat/ChatAside", "chat/MessageComposer", "chat/ChatHead", "ui/Dialog"],
} satisfies ComponentDocs;
