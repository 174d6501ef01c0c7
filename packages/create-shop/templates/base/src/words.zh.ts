/** What the shop says itself. Everything else is said by the components. */
export const words = {
  name: "北岸工品",
  slogan: "工厂用的，一站配齐",
  promise: "正品现货 · 开票无忧 · 当日发货",
  browse: "浏览全部商品",
  newest: "正在热销",
  welcome: "您好，欢迎来到北岸工品",
  signIn: "登录",
  signOut: "退出登录",
  signInTitle: "登录北岸工品",
  account: "账号",
  accountHint: "用户名或手机号",
  password: "密码",
  showPassword: "显示密码",
  hidePassword: "隐藏密码",
  signingIn: "正在登录",
  missing: "请填写账号和密码",
  sort: "排序",
  sortDefault: "综合",
  sortSales: "销量",
  sortPriceUp: "价格从低到高",
  sortNewest: "新品",
  cart: "购物车",
  checkout: "确认订单",
  placed: "订单已提交",
  orderNumber: "订单号：",
  between: "、",
  placedToPay: "等待付款。本站还没有付款页，请在商城的“我的订单”里付款。",
  placedToApprove: "等待企业审批，通过后即可付款。",
  goOn: "继续购物",
  copyright: "© 2026 北岸工品",
};

export type Words = typeof words;

/** The components' words of which the shop has its own, by their ids. */
export const messages: Record<string, string> = {
  "reactionHost.goToCart": "去购物车看看",
};

export const language = { locale: "zh_CN", tag: "zh-CN" } as const;
