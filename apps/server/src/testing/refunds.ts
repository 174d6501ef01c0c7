/** Refunds step by step, for tests that begin with one. */
import type { InputOf } from "@tradehall/api-client/contract";
import { applyForRefund } from "@tradehall/api-client/endpoints/refund/apply-for-refund";
import { getRefund } from "@tradehall/api-client/endpoints/refund/get-refund";
import { quoteRefund } from "@tradehall/api-client/endpoints/refund/quote-refund";
import { shipReturn } from "@tradehall/api-client/endpoints/refund/ship-return";
import { withdrawRefund } from "@tradehall/api-client/endpoints/refund/withdraw-refund";
import { sandboxActOnRefund } from "@tradehall/api-client/endpoints/sandbox/order/act-on-refund";
import type { RefundEvent } from "@tradehall/mall-rules/states/after-sale/refund";
import { asc, eq } from "drizzle-orm";
import { orderItems, orders } from "../db/schema/index.ts";
import { openPayment, pay, ship } from "./purchase.ts";
import type { TestServer } from "./test-server.ts";

type Application = InputOf<typeof applyForRefund>["body"];

/** Money only of a whole order that was never sent, unless it says otherwise. */
export const application = (orderNumber: string, changes: Partial<Application> = {}): Application => ({
  orderNumber,
  refundType: 1,
  applyType: 1,
  cargoStatus: 0,
  buyerReason: "other",
  ...changes,
});

/** Goods and money, once they were received. */
export const withReturn = { applyType: 2, cargoStatus: 1 } as const;

export const apply = (
  server: TestServer,
  token: string,
  orderNumber: string,
  changes: Partial<Application> = {},
) => server.call(applyForRefund, { body: application(orderNumber, changes) }, { token });

/** Applies and answers the number; throws where it was refused. */
export async function applied(...input: Parameters<typeof apply>): Promise<string> {
  const answer = await apply(...input);
  if (!answer.success) throw new Error(`not applied: ${answer.msg}`);
  return answer.data.refundSn;
}

export const quote = (
  server: TestServer,
  token: string,
  orderNumber: string,
  changes: Partial<Application> = {},
) => {
  const { buyerReason: _, ...choice } = application(orderNumber, changes);
  return server.call(quoteRefund, { body: choice }, { token });
};

/** The other side of the counter. */
export const act = (server: TestServer, refundSn: string, event: RefundEvent, sellerMsg = "不符合退款条件") =>
  server.call(sandboxActOnRefund, {
    params: { refundSn },
    body: { event, ...(event === "refuse" ? { sellerMsg } : {}) },
  });

export const withdraw = (server: TestServer, token: string, refundSn: string) =>
  server.call(withdrawRefund, { params: { refundSn } }, { token });

export const parcel = { expressName: "顺丰速运", expressNo: "SF1234567890", mobile: "13800000101" };
export const sendBack = (server: TestServer, token: string, refundSn: string) =>
  server.call(shipReturn, { params: { refundSn }, body: parcel }, { token });

export const refundOf = async (server: TestServer, token: string, refundSn: string) =>
  (await server.call(getRefund, { query: { refundSn } }, { token })).data;

export const itemsOf = (server: TestServer, orderNumber: string) =>
  server.database.db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderNumber, orderNumber))
    .orderBy(asc(orderItems.id));

export async function orderOf(server: TestServer, orderNumber: string) {
  const [row] = await server.database.db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  if (!row) throw new Error(`no order ${orderNumber}`);
  return row;
}

/** Pays by balance, which gives back at once. */
export async function payByBalance(server: TestServer, token: string, orderNumbers: string): Promise<void> {
  const answer = await openPayment(server, token, orderNumbers, 9);
  if (!answer.success) throw new Error(`not paid: ${answer.msg}`);
}

export async function paidAndShipped(server: TestServer, token: string, orderNumber: string): Promise<void> {
  await pay(server, token, orderNumber);
  const sent = await ship(server, orderNumber);
  if (!sent.success) throw new Error(`not shipped: ${sent.msg}`);
}
