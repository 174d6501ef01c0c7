/** What a download of one's own data says: its files and their columns. */
import type { Sentence } from "./index.ts";

/** A file of each, as JSON and as CSV. */
export const ownDataFiles = {
  profile: { zh_CN: "个人资料", en: "profile" },
  addresses: { zh_CN: "收货地址", en: "addresses" },
  orders: { zh_CN: "订单", en: "orders" },
  orderLines: { zh_CN: "订单明细", en: "order-lines" },
  refunds: { zh_CN: "退款售后", en: "refunds" },
  reviews: { zh_CN: "评价", en: "reviews" },
  coupons: { zh_CN: "优惠券", en: "coupons" },
  points: { zh_CN: "积分明细", en: "points" },
  balance: { zh_CN: "余额明细", en: "balance" },
  favourites: { zh_CN: "收藏", en: "favourites" },
  footprints: { zh_CN: "足迹", en: "footprints" },
  searches: { zh_CN: "搜索记录", en: "searches" },
  messages: { zh_CN: "消息", en: "messages" },
  invoiceTitles: { zh_CN: "发票抬头", en: "invoice-titles" },
} as const satisfies Record<string, Sentence>;
export type OwnDataFile = keyof typeof ownDataFiles;

export const ownDataColumns = {
  account: { zh_CN: "账号", en: "Account" },
  nickName: { zh_CN: "昵称", en: "Nickname" },
  mobile: { zh_CN: "手机号", en: "Mobile" },
  mail: { zh_CN: "邮箱", en: "E-mail" },
  gender: { zh_CN: "性别", en: "Gender" },
  birthday: { zh_CN: "生日", en: "Birthday" },
  company: { zh_CN: "公司", en: "Company" },
  createdAt: { zh_CN: "创建时间", en: "Created" },
  receiver: { zh_CN: "收货人", en: "Recipient" },
  province: { zh_CN: "省", en: "Province" },
  city: { zh_CN: "市", en: "City" },
  area: { zh_CN: "区", en: "District" },
  address: { zh_CN: "详细地址", en: "Address" },
  orderNumber: { zh_CN: "订单号", en: "Order number" },
  shop: { zh_CN: "店铺", en: "Shop" },
  status: { zh_CN: "状态", en: "State" },
  amount: { zh_CN: "金额", en: "Amount" },
  points: { zh_CN: "积分", en: "Points" },
  poNumber: { zh_CN: "采购单号", en: "PO number" },
  remarks: { zh_CN: "备注", en: "Remarks" },
  paidAt: { zh_CN: "支付时间", en: "Paid" },
  product: { zh_CN: "商品", en: "Product" },
  option: { zh_CN: "规格", en: "Option" },
  quantity: { zh_CN: "数量", en: "Quantity" },
  price: { zh_CN: "单价", en: "Price" },
  refundSn: { zh_CN: "退款编号", en: "Refund number" },
  explanation: { zh_CN: "说明", en: "Explanation" },
  endedAt: { zh_CN: "结束时间", en: "Ended" },
  score: { zh_CN: "评分", en: "Score" },
  content: { zh_CN: "内容", en: "Text" },
  followUp: { zh_CN: "追评", en: "Follow-up" },
  coupon: { zh_CN: "优惠券", en: "Coupon" },
  usedAt: { zh_CN: "使用时间", en: "Used" },
  endsAt: { zh_CN: "有效期至", en: "Ends" },
  change: { zh_CN: "变动", en: "Change" },
  source: { zh_CN: "来源", en: "Source" },
  keyword: { zh_CN: "搜索词", en: "Searched for" },
  title: { zh_CN: "标题", en: "Title" },
  readAt: { zh_CN: "阅读时间", en: "Read" },
  taxNo: { zh_CN: "税号", en: "Taxpayer number" },
  unitAddress: { zh_CN: "单位地址", en: "Unit's address" },
  unitPhone: { zh_CN: "单位电话", en: "Unit's phone" },
  bank: { zh_CN: "开户行", en: "Bank" },
  bankAccount: { zh_CN: "银行账号", en: "Bank account" },
} as const satisfies Record<string, Sentence>;
export type OwnDataColumn = keyof typeof ownDataColumns;

/** Name of the ZIP, without its day and ending. */
export const ownDataName: Sentence = { zh_CN: "个人数据", en: "my-data" };
