/** What is in an export of orders: cells of an order, and of each of its lines. */
import { type Fen, fen, fenToYuan } from "@tradehall/mall-rules/money";
import { shareOf, taxRates } from "@tradehall/mall-rules/pricing";
import { molds } from "@tradehall/mall-rules/states/order/delivery";
import { payMethodName } from "@tradehall/mall-rules/states/payment/payment";
import type { Locale } from "@tradehall/mall-rules/words";
import {
  type LineColumn,
  type OrderColumn,
  orderKindText,
  orderStatusText,
} from "@tradehall/mall-rules/words/order-export";
import { payMethodText } from "@tradehall/mall-rules/words/orders";
import type { Cell } from "#server/csv.ts";
import type { orderItems } from "#server/db/schema/index.ts";
import { balanceFen } from "#server/modules/order/lifecycle/amounts.ts";
import type { OrderRow } from "#server/modules/order/lifecycle/lock-orders.ts";
import { reducedFen, timeOrNull } from "../order-rows.ts";

export interface ExportedOrder {
  order: OrderRow;
  orderer: string;
  items: (typeof orderItems.$inferSelect & { unit: string })[];
  /** Its parcels, and the invoice that is. */
  parcels: { courier: string; waybill: string }[];
  invoice: { invoiceNo: string; taxFen: Fen } | undefined;
}

/** A number of a cell; exact, since an amount in fen is far within what a number keeps. */
const yuan = (amount: Fen): number => Number(fenToYuan(amount));

/** Nothing where nothing was paid yet; the deposit while the balance of a pre-sale is due. */
function paidOf({ paidAt, depositPaidAt, actualFen, depositFen }: OrderRow): Cell {
  if (paidAt) return yuan(actualFen);
  return depositPaidAt ? yuan(depositFen) : null;
}

const each = <Row>(rows: readonly Row[], text: (row: Row) => string): string =>
  [...new Set(rows.map(text))].join("；");

/** Facts of an order, which each of its lines may repeat. */
export function orderFacts({ order, orderer, parcels, invoice }: ExportedOrder, locale: Locale) {
  const method = order.payType === null ? undefined : payMethodName(order.payType);
  const { address } = order;
  return {
    orderNumber: order.orderNumber,
    createdAt: timeOrNull(order.createdAt),
    status: orderStatusText(order.status, locale),
    kind: orderKindText(order.orderType, locale),
    shop: order.shopName,
    orderer,
    poNumber: order.poNumber,
    costCentre: order.costCentre,
    project: order.project,
    payMethod: method ? payMethodText(method, locale) : "",
    paidAt: timeOrNull(order.paidAt),
    courier: each(parcels, (parcel) => parcel.courier),
    waybill: each(parcels, (parcel) => parcel.waybill),
    shippedAt: timeOrNull(order.shippedAt),
    receivedAt: timeOrNull(order.receivedAt),
    invoiceNo: invoice?.invoiceNo ?? "",
    receiver: address?.receiver ?? "",
    mobile: address?.mobile ?? "",
    // A municipality is province and city in one.
    address: address
      ? [...new Set([address.province, address.city, address.area, address.addr])].join("")
      : "",
    message: order.remarks,
  } satisfies Partial<Record<OrderColumn, Cell>>;
}

/** Sums of an order, which stand once, so that a column can be added up. */
export function orderSums({ order, invoice }: ExportedOrder) {
  const { depositFen, paidAt } = order;
  return {
    goods: yuan(order.goodsFen),
    reduced: yuan(reducedFen(order)),
    freight: yuan(order.freightFen),
    orderTotal: yuan(order.actualFen),
    deposit: depositFen > 0 ? yuan(depositFen) : null,
    balance: depositFen > 0 ? yuan(balanceFen(order)) : null,
    orderPaid: paidOf(order),
    refunded: paidAt ? yuan(order.refundedFen) : null,
    invoiceTax: invoice ? yuan(invoice.taxFen) : null,
  } satisfies Partial<Record<OrderColumn, Cell>>;
}

export function lineCells(
  { order }: ExportedOrder,
  item: ExportedOrder["items"][number],
): Record<LineColumn, Cell> {
  const percent = order.mold === molds.virtual ? taxRates.service : taxRates.goods;
  return {
    product: item.prodName,
    sku: item.skuName,
    code: item.partyCode,
    makerCode: item.makerCode,
    unit: item.unit,
    price: yuan(item.priceFen),
    quantity: item.quantity,
    total: yuan(item.totalFen),
    memberSaved: yuan(item.memberSavedFen),
    share: yuan(item.shareFen),
    payable: yuan(item.actualFen),
    paid: order.paidAt ? yuan(item.actualFen) : null,
    taxRate: `${percent}%`,
    tax: yuan(fen(item.actualFen - shareOf(item.actualFen, 100, 100 + percent))),
  };
}
