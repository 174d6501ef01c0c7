/** A purchase step by step, for tests that begin with an order. */

import { confirmOrder } from "@tradehall/api-client/endpoints/order/checkout/confirm-order";
import { submitOrder } from "@tradehall/api-client/endpoints/order/checkout/submit-order";
import { getOrderDetail } from "@tradehall/api-client/endpoints/order/get-order-detail";
import { payOrders } from "@tradehall/api-client/endpoints/payment/pay-orders";
import { sandboxShipOrder } from "@tradehall/api-client/endpoints/sandbox/order/ship-order";
import { sandboxPay } from "@tradehall/api-client/endpoints/sandbox/payment/pay";
import { eq } from "drizzle-orm";
import { users } from "../db/schema/index.ts";
import type { TestServer } from "./test-server.ts";
import { put } from "./trade.ts";

type Goods = { prodId: number; skuId: number };

/** Confirms the ticked lines; `choices` are those of the call. */
export const confirm = (server: TestServer, token: string, choices: object = {}) =>
  server.call(confirmOrder, { body: choices }, { token });

export const submit = (server: TestServer, token: string, uuid: string, more: object = {}) =>
  server.call(submitOrder, { body: { uuid, ...more } }, { token });

/** Buys one SKU directly and answers the order's number. */
export async function buyNow(
  server: TestServer,
  token: string,
  goods: Goods,
  prodCount = 1,
  choices: object = {},
): Promise<string> {
  const { data } = await confirm(server, token, { orderItem: { ...goods, prodCount }, ...choices });
  const answer = await submit(server, token, data.uuid);
  if (!answer.success) throw new Error(`not submitted: ${answer.msg}`);
  return answer.data.orderNumbers;
}

/** Buys through the cart and answers the orders' numbers, one per shop. */
export async function buyFromCart(
  server: TestServer,
  token: string,
  wanted: [Goods, number][],
  choices: object = {},
): Promise<string[]> {
  for (const [goods, count] of wanted) await put(server, token, goods, count);
  const { data } = await confirm(server, token, choices);
  const answer = await submit(server, token, data.uuid);
  if (!answer.success) throw new Error(`not submitted: ${answer.msg}`);
  return answer.data.orderNumbers.split(",");
}

export const openPayment = (server: TestServer, token: string, orderNumbers: string, payType = 3) =>
  server.call(payOrders, { body: { orderNumbers, payType } }, { token });

export const scanToPay = (server: TestServer, payNo: string, result: "success" | "failure" = "success") =>
  server.call(sandboxPay, { body: { payNo, result } });

/** Opens a payment by code and pays it. */
export async function pay(server: TestServer, token: string, orderNumbers: string): Promise<void> {
  const { data } = await openPayment(server, token, orderNumbers);
  const paid = await scanToPay(server, data.payNo);
  if (!paid.success) throw new Error(`not paid: ${paid.msg}`);
}

export const ship = (server: TestServer, orderNumber: string) =>
  server.call(sandboxShipOrder, {
    params: { orderNumber },
    body: { dvyName: "顺丰速运", dvyFlowId: "SF1234567890" },
  });

export const detailOf = async (server: TestServer, token: string, orderNumber: string) =>
  (await server.call(getOrderDetail, { query: { orderNumber } }, { token })).data;

export async function walletOf(server: TestServer, userId: number) {
  const [row] = await server.database.db
    .select({ points: users.points, balanceFen: users.balanceFen })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}
