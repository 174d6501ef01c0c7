import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  isOverlay: true,
  purpose: [
    "商品页上换配送地区：自己的地址一点就好，否则省、市、区三步。",
    "Changes where goods would go: one of the buyer's addresses is one press, any other place three.",
  ],
  instead: [
    ["forms/RegionCascader", "表单里填省市区，要提交", "Province, city and area as fields of a form"],
    ["account/AddressDialog", "新增或修改收货地址", "Adding or changing an address"],
    ["checkout/CheckoutAddresses", "结算时选地址", "Choosing the address at the checkout"],
  ],
  anatomyStory: "OwnAddresses",
  anatomy: [
    ["[role=dialog] h2", "标题：选择配送地区", "heading"],
    ["[role=dialog] ul button", "我的收货地址：按下即选定并关闭", "own addresses: a press is the answer"],
    [
      "[role=tablist]",
      "省、市、区：选过的写地名，没到的停用",
      "province, city, area: what is chosen has its name, what is to come is off",
    ],
    ["[role=tabpanel] button", "这一级的地区，铺成格子", "places of this level in a grid"],
  ],
  states: [
    ["OwnAddresses", "登录的人先看到自己的地址", "Who is signed in sees their addresses first"],
    ["AnyRegion", "选省、市，到区为止", "Province, city, and the area is the answer"],
    [
      "CitiesComing",
      "下一级还在加载：写“正在加载”，可退回上一级",
      "The next level is on its way; one can go back",
    ],
    ["Narrow", "手机上占满屏幕", "The whole screen on a phone"],
  ],
  good: [
    [
      "OwnAddresses",
      "有地址就传 addresses：多数人一下就选好。",
      "With addresses most people need one press.",
    ],
  ],
  bad: [
    [
      "Default",
      "登录的人有地址却不传：逼人从省开始点三次。",
      "One who is signed in has addresses that are not given: three presses for nothing.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "关闭、我的地址、选项卡、各地区", "close, own addresses, tabs, places"],
    ["← →", "在省、市、区选项卡之间", "between the tabs"],
    [
      "Enter / Space",
      "选中；焦点移到下一级的第一个地区",
      "chooses; the focus goes to the first place of the next level",
    ],
    ["Esc", "关闭，焦点回到打开它的按钮", "closes; the focus goes back to what opened it"],
  ],
  speech: [
    "打开读“选择配送地区，对话框”；地址列表叫“我的收货地址”。下一级加载时 status 读“正在加载”，已选的地区读“已按下”。",
    "Its heading, “dialog”; the addresses are a named list. A level on its way is a status, a chosen place says that it is pressed.",
  ],
  layout: [
    "画在 body 上，内容在窗口里滚动；地区格子按宽度自动排列，至少四行高，切换不跳。",
    "Drawn on the body and scrolls inside; places fill the width and keep four rows of height, so that levels do not jump.",
  ],
  related: ["product/DeliveryRow", "forms/RegionCascader", "ui/Dialog", "ui/Tabs"],
} satisfies ComponentDocs;
