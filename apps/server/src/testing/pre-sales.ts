/** Pre-sales with a deposit for tests: planted around now, and bought. */
import { fen } from "@tradehall/mall-rules/money";
import { and, desc, eq } from "drizzle-orm";
import { notifyLogs, orders, products } from "../db/schema/index.ts";
import { confirm, submit } from "./purchase.ts";
import { payByBalance } from "./refunds.ts";
import type { TestServer } from "./test-server.ts";
import { world } from "./world.ts";

export const preSold = { prodId: world.prods.preSell, skuId: world.skus.preSell };
const hour = 3_600_000;
/** Hours from now: the deposit until one, the balance from two to 72. */
const usual = { depositFrom: -1, depositTo: 1, balanceFrom: 2, balanceTo: 72 };

/** ¥880.00 a piece with a deposit of ¥50.00. */
export async function plantPreSale(
  server: TestServer,
  { depositFen = 5_000, ...hours }: Partial<typeof usual> & { depositFen?: number } = {},
): Promise<void> {
  const at = (hoursFromNow: number) => new Date(server.clock.now().getTime() + hoursFromNow * hour);
  const { depositFrom, depositTo, balanceFrom, balanceTo } = { ...usual, ...hours };
  await server.database.db
    .update(products)
    .set({
      depositFen: fen(depositFen),
      ...{ depositFrom: at(depositFrom), depositTo: at(depositTo) },
      ...{ balanceFrom: at(balanceFrom), balanceTo: at(balanceTo) },
    })
    .where(eq(products.id, preSold.prodId));
}

export const confirmPreSale = (server: TestServer, by: string, prodCount = 1, choices: object = {}) =>
  confirm(server, by, { orderItem: { ...preSold, prodCount }, ...choices });

/** Orders so many pieces; answers the order's number. */
export async function preOrdered(server: TestServer, by: string, prodCount = 1): Promise<string> {
  const { data, msg } = await confirmPreSale(server, by, prodCount);
  if (!data) throw new Error(`not confirmed: ${msg}`);
  const answer = await submit(server, by, data.uuid, { depositAgreed: 1 });
  if (!answer.success) throw new Error(`not submitted: ${answer.msg}`);
  return answer.data.orderNumbers;
}

/** Orders and pays the deposit by balance. */
export async function depositPaid(server: TestServer, by: string, prodCount = 1): Promise<string> {
  const orderNumber = await preOrdered(server, by, prodCount);
  await payByBalance(server, by, orderNumber);
  return orderNumber;
}

export const hours = (server: TestServer, count: number) => server.clock.advance(count * hour);

/** What the buyer of an order was written of it, newest first. */
export async function eventsOf(server: TestServer, orderNumber: string): Promise<string[]> {
  const { db } = server.database;
  const [order] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  const rows = await db
    .select()
    .from(notifyLogs)
    .where(and(eq(notifyLogs.userId, order?.userId ?? 0)))
    .orderBy(desc(notifyLogs.id));
  return rows.filter(({ values }) => values.orderNumber === orderNumber).map(({ event }) => event);
}
