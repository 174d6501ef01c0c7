/** The lines of orders, page by page, so that however many take the memory of one page. */
import { setImmediate } from "node:timers/promises";
import { type Fen, fenToYuan } from "@tradehall/mall-rules/money";
import { payMethodName } from "@tradehall/mall-rules/states/payment";
import {
  type ExportColumn,
  exportColumns,
  type Locale,
  orderKindText,
  orderStatusText,
  payMethodText,
} from "@tradehall/mall-rules/words";
import { and, asc, desc, eq, inArray, lt, or, type SQL } from "drizzle-orm";
import type { Cell } from "#server/csv.ts";
import type { Database } from "#server/db/database.ts";
import { orderItems, orders, users } from "#server/db/schema/index.ts";
import { balanceFen } from "#server/modules/order/lifecycle/amounts.ts";
import type { OrderRow } from "#server/modules/order/lifecycle/lock-orders.ts";
import { timeOrNull } from "./order-rows.ts";

/** Orders asked for at once. */
const pageOrders = 200;

type ItemRow = typeof orderItems.$inferSelect;

/** A number of a cell; exact, since an amount in fen is far within what a number keeps. */
const yuan = (fen: Fen): number => Number(fenToYuan(fen));

function cellsOf(
  order: OrderRow,
  item: ItemRow,
  orderer: string,
  locale: Locale,
): Record<ExportColumn, Cell> {
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
    product: item.prodName,
    sku: item.skuName,
    code: item.partyCode,
    price: yuan(item.priceFen),
    quantity: item.quantity,
    total: yuan(item.totalFen),
    memberSaved: yuan(item.memberSavedFen),
    share: yuan(item.shareFen),
    actual: yuan(item.actualFen),
    orderDiscount: yuan(order.discountFen),
    freight: yuan(order.freightFen),
    orderTotal: yuan(order.actualFen),
    deposit: order.depositFen > 0 ? yuan(order.depositFen) : "",
    balance: order.depositFen > 0 ? yuan(balanceFen(order)) : "",
    refunded: yuan(order.refundedFen),
    payMethod: method ? payMethodText(method, locale) : "",
    paidAt: timeOrNull(order.paidAt),
    shippedAt: timeOrNull(order.shippedAt),
    receiver: address?.receiver ?? "",
    mobile: address?.mobile ?? "",
    address: address ? `${address.province}${address.city}${address.area}${address.addr}` : "",
    message: order.remarks,
  };
}

export const columnNames = Object.keys(exportColumns) as ExportColumn[];

/** Newest first; what is ordered meanwhile is not among them, what is deleted may be missing, nothing comes twice. */
export async function* exportRows(
  db: Database,
  which: SQL | undefined,
  locale: Locale,
): AsyncGenerator<Cell[][]> {
  for (let after: SQL | undefined; ; ) {
    const page = await db
      .select({ order: orders, orderer: users.nickName })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.userId))
      .where(and(which, after))
      .orderBy(desc(orders.createdAt), desc(orders.orderNumber))
      .limit(pageOrders);
    const last = page.at(-1)?.order;
    if (!last) return;
    const items = await db
      .select()
      .from(orderItems)
      .where(
        inArray(
          orderItems.orderNumber,
          page.map(({ order }) => order.orderNumber),
        ),
      )
      .orderBy(asc(orderItems.id));
    const byOrder = Map.groupBy(items, (item) => item.orderNumber);
    yield page.flatMap(({ order, orderer }) =>
      (byOrder.get(order.orderNumber) ?? []).map((item) => {
        const cells = cellsOf(order, item, orderer, locale);
        return columnNames.map((name) => cells[name]);
      }),
    );
    if (page.length < pageOrders) return;
    // An embedded database answers before anything else has its turn.
    await setImmediate();
    after = or(
      lt(orders.createdAt, last.createdAt),
      and(eq(orders.createdAt, last.createdAt), lt(orders.orderNumber, last.orderNumber)),
    );
  }
}
