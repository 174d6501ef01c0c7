/** Refunds as rows of an exported file, page by page, so that however many take the memory of one page. */
import { setImmediate } from "node:timers/promises";
import { type Fen, fenToYuan } from "@tradehall/mall-rules/money";
import { keysOf } from "@tradehall/mall-rules/records";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import type { Locale } from "@tradehall/mall-rules/words";
import {
  type RefundColumn,
  refundExportColumns,
  refundStatusText,
  refundWayText,
} from "@tradehall/mall-rules/words/refund-export";
import { refundReasonText } from "@tradehall/mall-rules/words/refunds";
import { and, asc, desc, eq, inArray, lt, or, type SQL } from "drizzle-orm";
import type { Cell } from "#server/csv.ts";
import type { Database } from "#server/db/database.ts";
import { orderItems, orders, products, refundItems, refunds, users } from "#server/db/schema/index.ts";
import type { LockedRefund } from "../lock-refund.ts";

/** Refunds asked for at once. */
const pageRefunds = 200;

const amounts: ReadonlySet<string> = new Set<RefundColumn>(["price", "amount"]);
const wide: ReadonlySet<string> = new Set<RefundColumn>(["refundSn", "orderNumber", "product"]);
export const isAmount = (column: string): boolean => amounts.has(column);
export const isWide = (column: string): boolean => wide.has(column);

const yuan = (amount: Fen): number => Number(fenToYuan(amount));

/** Facts of a refund, which each of its lines repeats. */
const factsOf = ({ refund, order }: LockedRefund, orderer: string, locale: Locale) => ({
  refundSn: refund.refundSn,
  appliedAt: chinaTime(refund.appliedAt),
  status: refundStatusText(refund.status, locale),
  way: refundWayText(refund.applyType, locale),
  reason: refundReasonText(refund.reason, locale),
  orderNumber: order.orderNumber,
  poNumber: order.poNumber,
  shop: order.shopName,
  orderer,
  paidBackAt: refund.paidBackAt ? chinaTime(refund.paidBackAt) : null,
  courier: refund.expressName,
  waybill: refund.expressNo,
});

/** Sums of a refund, which stand in the first of its rows alone, so that a column can be added up. */
const sumsOf = ({ refund }: LockedRefund) => ({ amount: yuan(refund.amountFen), points: refund.points });

const linesOf = (db: Database, refundSns: readonly string[]) =>
  db
    .select({
      refundSn: refundItems.refundSn,
      quantity: refundItems.quantity,
      item: orderItems,
      unit: products.unit,
    })
    .from(refundItems)
    .innerJoin(orderItems, eq(orderItems.id, refundItems.orderItemId))
    .innerJoin(products, eq(products.id, orderItems.prodId))
    .where(inArray(refundItems.refundSn, [...refundSns]))
    .orderBy(asc(orderItems.id));
type Line = Awaited<ReturnType<typeof linesOf>>[number];

const lineCells = ({ item, quantity, unit }: Line) => ({
  product: item.prodName,
  sku: item.skuName,
  code: item.partyCode,
  makerCode: item.makerCode,
  unit,
  price: yuan(item.priceFen),
  quantity,
});

const columns = keysOf(refundExportColumns);

/** Newest first; what is applied for meanwhile is not among them, nothing comes twice. */
export async function* exportedRefunds(
  db: Database,
  which: SQL | undefined,
  locale: Locale,
): AsyncGenerator<Cell[][]> {
  for (let after: SQL | undefined; ; ) {
    const page = await db
      .select({ refund: refunds, order: orders, orderer: users.nickName })
      .from(refunds)
      .innerJoin(orders, eq(orders.orderNumber, refunds.orderNumber))
      .innerJoin(users, eq(users.id, orders.userId))
      .where(and(which, after))
      .orderBy(desc(refunds.appliedAt), desc(refunds.refundSn))
      .limit(pageRefunds);
    const last = page.at(-1)?.refund;
    if (!last) return;
    const lines = await linesOf(
      db,
      page.map(({ refund }) => refund.refundSn),
    );
    const byRefund = Map.groupBy(lines, ({ refundSn }) => refundSn);
    yield page.flatMap(({ orderer, ...one }) =>
      (byRefund.get(one.refund.refundSn) ?? []).map((line, at) => {
        const cells: Partial<Record<RefundColumn, Cell>> = {
          ...factsOf(one, orderer, locale),
          ...lineCells(line),
          ...(at === 0 ? sumsOf(one) : {}),
        };
        return columns.map((name) => cells[name] ?? null);
      }),
    );
    if (page.length < pageRefunds) return;
    // An embedded database answers before anything else has its turn.
    await setImmediate();
    after = or(
      lt(refunds.appliedAt, last.appliedAt),
      and(eq(refunds.appliedAt, last.appliedAt), lt(refunds.refundSn, last.refundSn)),
    );
  }
}
