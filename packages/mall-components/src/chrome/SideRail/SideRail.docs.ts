import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  isOverlay: true,
  purpose: [
    "窗口右边的工具：购物车、优惠券、收藏、足迹、客服、回到顶部。版心旁有地方（1280 像素起）才显示，更窄时只留“顶部”。",
    "Tools at the window's right edge: cart, coupons, favourites, footprints, service, back to the top. From 1280 px on; narrower only the way to the top is there.",
  ],
  instead: [
    ["chrome/Header", "购物车和搜索的主要入口", "The main way to cart and search"],
    ["account/UserCenterMenu", "个人中心里的导航", "The navigation of the user centre"],
    ["home/FloorNavigator", "在首页各楼层之间跳", "To jump between the floors of home"],
  ],
  anatomyStory: "WithCount",
  anatomy: [
    ["aside > div:first-child", "工具组，贴窗口右边", "tools, at the window's edge"],
    [
      "aside button:first-child",
      "一个工具：图标在上，文字在下；购物车带件数",
      "a tool: sign over word, the cart with its count",
    ],
    ["aside > div:last-child", "回到顶部，往下滚了才有", "back to the top, once the page is scrolled"],
  ],
  states: [
    ["WithCount", "购物车有商品，可联系客服", "Pieces in the cart, and a service"],
    ["ThousandInCart", "满一千件显示 999+", "999+ from the thousandth piece"],
    ["Visitor", "没登录：只有客服", "A visitor: the service alone"],
    ["ShopWithoutTelephone", "店铺没留电话", "A shop without telephone"],
    ["Narrow", "手机上在页面末尾，只有“顶部”", "On a phone at the page's end, the way to the top alone"],
  ],
  good: [["Visitor", "没登录就不显示打不开的入口。", "A visitor sees no doors that do not open."]],
  bad: [
    [
      "ShopWithoutTelephone",
      "既没有电话也没有在线客服，还留着入口：这时不传 service。",
      "Neither telephone nor chat, and still a door: leave service out then.",
    ],
  ],
  keyboard: [
    ...keys.button,
    ["Esc", "关闭客服卡片，焦点回到“客服”", "closes the service card; the focus goes back to its button"],
  ],
  speech: [
    "读作补充区域“快捷工具”；购物车读“购物车，12 件商品”并说明会打开对话框；“顶部”读“返回顶部”。",
    "A complementary region “快捷工具”; the cart is read with its count and that it opens a dialog; the last one is named “返回顶部” (back to top).",
  ],
  layout: [
    "1280 像素起固定在右下，不占页面；更窄时在文档流里、页面末尾居中，所以放在页脚之前。打印时不出现。",
    "From 1280 px fixed at the lower right, out of the page; narrower it is in the flow, so place it before the footer. It is not printed.",
  ],
  related: ["chrome/RailDrawer", "chrome/RailCart", "home/FloorNavigator"],
} satisfies ComponentDocs;
