/** Names of pages, as document titles say them. */
export const pageNames = {
  home: { zh_CN: "首页", en: "Home" },
  newHome: { zh_CN: "商城首页", en: "The mall" },
  login: { zh_CN: "登录", en: "Sign in" },
  register: { zh_CN: "注册", en: "Register" },
  forgetPassword: { zh_CN: "找回密码", en: "Reset password" },
  changePassword: { zh_CN: "修改密码", en: "Change password" },
  list: { zh_CN: "商品列表", en: "Products" },
  cart: { zh_CN: "购物车", en: "Cart" },
  submitOrder: { zh_CN: "提交订单", en: "Submit order" },
  payment: { zh_CN: "收银台", en: "Cashier" },
  weixinPay: { zh_CN: "请扫码支付", en: "Scan to pay" },
  payResult: { zh_CN: "支付结果", en: "Payment result" },
  orders: { zh_CN: "我的订单", en: "My orders" },
  orderDetail: { zh_CN: "订单详情", en: "Order details" },
  refunds: { zh_CN: "退款/售后", en: "Refunds" },
  applyReturn: { zh_CN: "申请退款", en: "Apply for a refund" },
  chat: { zh_CN: "在线客服", en: "Customer service" },
  returnDetail: { zh_CN: "退款详情", en: "Refund" },
  ownReviews: { zh_CN: "我的评价", en: "My reviews" },
  writeReviews: { zh_CN: "发表评价", en: "Write reviews" },
  collection: { zh_CN: "我的收藏", en: "My favourites" },
  center: { zh_CN: "个人中心", en: "My account" },
  bought: { zh_CN: "购买记录", en: "Bought before" },
  footprints: { zh_CN: "我的足迹", en: "My footprints" },
  account: { zh_CN: "账号信息", en: "Account" },
  enterprises: { zh_CN: "企业信息", en: "Enterprises" },
  enterpriseDetail: { zh_CN: "企业详情", en: "Enterprise" },
  balance: { zh_CN: "账户余额", en: "Balance" },
  points: { zh_CN: "我的积分", en: "My points" },
  pointsMall: { zh_CN: "积分商城", en: "Points mall" },
  submitPointsOrder: { zh_CN: "提交积分订单", en: "Submit points order" },
  ownCoupons: { zh_CN: "我的优惠券", en: "My coupons" },
  flashSale: { zh_CN: "秒杀专区", en: "Flash sale" },
  flashSaleOrder: { zh_CN: "确认秒杀订单", en: "Confirm the flash-sale order" },
  specialDiscount: { zh_CN: "限时优惠", en: "Limited-time offers" },
  coupons: { zh_CN: "领券中心", en: "Coupon centre" },
  groupBuy: { zh_CN: "拼团", en: "Group buying" },
  receiveCoupon: { zh_CN: "领取优惠券", en: "Claim a coupon" },
  invoices: { zh_CN: "我的发票", en: "My invoices" },
  invoiceDetail: { zh_CN: "发票详情", en: "Invoice" },
  invoiceChoice: { zh_CN: "选择发票", en: "Choose an invoice" },
  invoiceTitles: { zh_CN: "发票抬头", en: "Invoice titles" },
  addresses: { zh_CN: "收货地址", en: "Delivery addresses" },
  landing: { zh_CN: "提交采购需求", en: "Enquiry" },
  landingIframe: { zh_CN: "提交采购需求", en: "Enquiry" },
  privacyPolicy: { zh_CN: "隐私政策", en: "Privacy policy" },
  salesTerms: { zh_CN: "销售通用条款", en: "Sales terms" },
  trouble: { zh_CN: "服务器出了点小差~", en: "Server problem" },
  tooOften: { zh_CN: "操作太频繁", en: "Too many requests" },
  busy: { zh_CN: "当前访问人数较多", en: "The mall is very busy" },
  notFound: { zh_CN: "页面未找到", en: "This page could not be found" },
  noRight: { zh_CN: "没有权限", en: "No access" },
  ucMessage: { zh_CN: "消息中心", en: "Messages" },
  noticeList: { zh_CN: "公告", en: "Announcements" },
  shopList: { zh_CN: "店铺列表", en: "Shops" },
  decorationPreview: { zh_CN: "店铺装修预览", en: "Preview of a shop’s page" },
  noticeDetail: { zh_CN: "公告详情", en: "Announcement" },
  store: { zh_CN: "免费开店", en: "Open a store" },
  statements: { zh_CN: "账单", en: "Statements" },
  statement: { zh_CN: "账单详情", en: "Statement" },
  memberCenter: { zh_CN: "会员中心", en: "Member centre" },
  memberEquity: { zh_CN: "会员权益", en: "What members get" },
  buyMember: { zh_CN: "开通会员", en: "Buy membership" },
} as const;
export type PageName = keyof typeof pageNames;

/** What a press says that found no way to the server. */
export const networkErrorWords = {
  zh_CN: "网络连接失败，操作未完成，请重试",
  en: "You are offline: nothing was done, please try again",
} as const;

/** What a form says that found no way to the server; what was typed still is in it. */
export const networkErrorFormWords = {
  zh_CN: "网络连接失败，您填写的内容仍然保留，请重试",
  en: "You are offline. What you typed is still here, please try again",
} as const;

/** What the host says when not even the page of a server problem can be drawn (Spec §8 A00005). */
export const brokenPageWords = {
  title: pageNames.trouble,
  text: { zh_CN: "请稍后重试。", en: "Please try again in a moment." },
  retry: { zh_CN: "重试", en: "Try again" },
  home: { zh_CN: "返回首页", en: "Home" },
  request: { zh_CN: "问题编号", en: "Problem number" },
} as const;

/** What the host says when more people come than it can serve (A00016). */
export const busyPageWords = {
  title: { zh_CN: "当前访问人数较多", en: "The mall is very busy" },
  text: { zh_CN: "页面会在几秒后自动重试。", en: "This page tries again by itself in a few seconds." },
  /** Of a form that was sent by a page without script. */
  formText: {
    zh_CN: "刚才的内容没有提交，请返回上一页后再试。",
    en: "Nothing was sent. Please go back and try again.",
  },
} as const;
