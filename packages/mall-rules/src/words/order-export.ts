/** Words of an exported list of orders: its columns, and what is in them. */
import { type OrderKind, type OrderStatus, orderKindName, orderStatusName } from "../states/order/order.ts";
import type { Locale } from "./locale.ts";

type Words = Record<Locale, string>;

/** What is over each column. */
export const exportColumns = {
  orderNumber: { zh_CN: "订单号", en: "Order number" },
  createdAt: { zh_CN: "下单时间", en: "Ordered at" },
  status: { zh_CN: "订单状态", en: "Status" },
  kind: { zh_CN: "订单类型", en: "Kind" },
  shop: { zh_CN: "店铺", en: "Shop" },
  orderer: { zh_CN: "下单人", en: "Ordered by" },
  poNumber: { zh_CN: "采购单号", en: "PO number" },
  costCentre: { zh_CN: "成本中心", en: "Cost centre" },
  project: { zh_CN: "项目", en: "Project" },
  product: { zh_CN: "商品名称", en: "Product" },
  sku: { zh_CN: "规格", en: "Specification" },
  code: { zh_CN: "货号", en: "Item number" },
  makerCode: { zh_CN: "厂家型号", en: "Manufacturer's part number" },
  unit: { zh_CN: "单位", en: "Unit" },
  price: { zh_CN: "含税单价", en: "Unit price with tax" },
  quantity: { zh_CN: "数量", en: "Quantity" },
  total: { zh_CN: "金额", en: "Amount" },
  memberSaved: { zh_CN: "会员已省", en: "Saved as a member" },
  share: { zh_CN: "优惠分摊", en: "Reduction" },
  payable: { zh_CN: "应付金额", en: "To pay" },
  paid: { zh_CN: "实付金额", en: "Paid" },
  taxRate: { zh_CN: "税率", en: "Tax rate" },
  tax: { zh_CN: "其中税额", en: "Tax included" },
  goods: { zh_CN: "订单商品总额", en: "Goods of the order" },
  reduced: { zh_CN: "订单优惠", en: "Reduction of the order" },
  freight: { zh_CN: "订单运费", en: "Freight of the order" },
  orderTotal: { zh_CN: "订单应付金额", en: "Order total" },
  deposit: { zh_CN: "订单定金", en: "Deposit of the order" },
  balance: { zh_CN: "订单尾款", en: "Balance of the order" },
  orderPaid: { zh_CN: "订单实付金额", en: "Paid for the order" },
  refunded: { zh_CN: "订单已退金额", en: "Refunded of the order" },
  invoiceTax: { zh_CN: "发票税额", en: "Tax of the invoice" },
  payMethod: { zh_CN: "支付方式", en: "Paid by" },
  paidAt: { zh_CN: "支付时间", en: "Paid at" },
  courier: { zh_CN: "物流公司", en: "Courier" },
  waybill: { zh_CN: "物流单号", en: "Waybill" },
  shippedAt: { zh_CN: "发货时间", en: "Shipped at" },
  receivedAt: { zh_CN: "收货时间", en: "Received at" },
  invoiceNo: { zh_CN: "发票号码", en: "Invoice number" },
  receiver: { zh_CN: "收货人", en: "Recipient" },
  mobile: { zh_CN: "手机号", en: "Mobile" },
  address: { zh_CN: "收货地址", en: "Address" },
  message: { zh_CN: "买家留言", en: "Message" },
} as const satisfies Record<string, Words>;
export type ExportColumn = keyof typeof exportColumns;

const sheets = {
  /** Of an order: what its lines may repeat, and its sums. */
  facts: [
    ...([
      "orderNumber",
      "createdAt",
      "status",
      "kind",
      "shop",
      "orderer",
      "poNumber",
      "costCentre",
      "project",
    ] as const),
    ...(["payMethod", "paidAt", "courier", "waybill", "shippedAt", "receivedAt", "invoiceNo"] as const),
    ...(["receiver", "mobile", "address", "message"] as const),
  ],
  sums: [
    ...(["goods", "reduced", "freight", "orderTotal", "deposit", "balance"] as const),
    ...(["orderPaid", "refunded", "invoiceTax"] as const),
  ],
  /** Of a line, and what on its own sheet says whose it is. */
  line: [
    ...(["product", "sku", "code", "makerCode", "unit", "price", "quantity", "total"] as const),
    ...(["memberSaved", "share", "payable", "paid", "taxRate", "tax"] as const),
  ],
  lineHead: ["orderNumber", "createdAt", "shop", "orderer", "poNumber", "costCentre", "project"],
} as const satisfies Record<string, readonly ExportColumn[]>;
export type OrderColumn = (typeof sheets)["facts" | "sums"][number];
export type LineColumn = (typeof sheets)["line"][number];

/** The columns in their order, and the name of the second sheet. */
export const exportSheets = { ...sheets, lineName: { zh_CN: "订单明细", en: "lines" } satisfies Words };

/** Name of the file, without its day and ending. */
export const exportName: Words = { zh_CN: "订单", en: "orders" };

export const orderStatusWords: Record<OrderStatus, Words> = {
  approval: { zh_CN: "待审批", en: "Pending approval" },
  unpaid: { zh_CN: "待付款", en: "Pending payment" },
  grouping: { zh_CN: "拼团中", en: "Grouping" },
  balanceDue: { zh_CN: "待付尾款", en: "Balance due" },
  paid: { zh_CN: "待发货", en: "Pending delivery" },
  shipped: { zh_CN: "待收货", en: "Pending receipt" },
  received: { zh_CN: "待评价", en: "Pending evaluation" },
  evaluated: { zh_CN: "已评价", en: "Evaluated" },
  completed: { zh_CN: "已完成", en: "Completed" },
  canceled: { zh_CN: "已取消", en: "Canceled" },
};

export const orderKindWords: Record<OrderKind, Words> = {
  general: { zh_CN: "普通订单", en: "General order" },
  grouping: { zh_CN: "拼团订单", en: "Group order" },
  seckill: { zh_CN: "秒杀订单", en: "Flash-sale order" },
  points: { zh_CN: "积分订单", en: "Points order" },
  preSale: { zh_CN: "预售订单", en: "Pre-sale order" },
};

/** By its wire number; "" for one that has no words. */
export function orderStatusText(status: number, locale: Locale): string {
  const name = orderStatusName(status);
  return name ? orderStatusWords[name][locale] : "";
}

export const orderKindText = (kind: number, locale: Locale): string =>
  orderKindWords[orderKindName(kind)][locale];
