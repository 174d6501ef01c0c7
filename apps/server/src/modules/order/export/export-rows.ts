/** Orders with all that an export says of them, page by page, so that however many take the memory of one page. */
import { setImmediate } from "node:timers/promises";
import { and, asc, desc, eq, inArray, isNull, lt, or, type SQL } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { invoiceDocuments, orders, parcels, users } from "#server/db/schema/index.ts";
import { linesOf } from "../order-rows.ts";
import type { ExportedOrder } from "./export-cells.ts";

/** Orders asked for at once. */
const pageOrders = 200;

type OrderPage = Pick<ExportedOrder, "order" | "orderer">[];

/** What hangs on the orders of a page, in three statements. */
async function withDetails(db: Database, page: OrderPage): Promise<ExportedOrder[]> {
  const numbers = page.map(({ order }) => order.orderNumber);
  const items = await linesOf(db, numbers);
  const sent = await db
    .select({ orderNumber: parcels.orderNumber, courier: parcels.dvyName, waybill: parcels.dvyFlowId })
    .from(parcels)
    .where(inArray(parcels.orderNumber, numbers))
    .orderBy(asc(parcels.id));
  const standing = await db
    .select({
      orderNumber: invoiceDocuments.orderNumber,
      invoiceNo: invoiceDocuments.invoiceNo,
      sheet: invoiceDocuments.sheet,
    })
    .from(invoiceDocuments)
    .where(and(inArray(invoiceDocuments.orderNumber, numbers), isNull(invoiceDocuments.takenBackAt)));
  const itemsOf = Map.groupBy(items, (item) => item.orderNumber);
  const parcelsOf = Map.groupBy(sent, (parcel) => parcel.orderNumber);
  const invoiceOf = new Map(
    standing.map(({ orderNumber, invoiceNo, sheet }) => [
      orderNumber,
      { invoiceNo, taxFen: sheet.figures.taxFen },
    ]),
  );
  return page.map(({ order, orderer }) => ({
    order,
    orderer,
    items: itemsOf.get(order.orderNumber) ?? [],
    parcels: parcelsOf.get(order.orderNumber) ?? [],
    invoice: invoiceOf.get(order.orderNumber),
  }));
}

/** Newest first; what is ordered meanwhile is not among them, what is deleted may be missing, nothing comes twice. */
export async function* exportedOrders(db: Database, which: SQL | undefined): AsyncGenerator<ExportedOrder[]> {
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
    yield await withDetails(db, page);
    if (page.length < pageOrders) return;
    // An embedded database answers before anything else has its turn.
    await setImmediate();
    after = or(
      lt(orders.createdAt, last.createdAt),
      and(eq(orders.createdAt, last.createdAt), lt(orders.orderNumber, last.orderNumber)),
    );
  }
}
