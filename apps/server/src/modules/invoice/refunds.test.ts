/** What becomes of invoices when money goes back or orders end, and every cell of their table asked of the server. */

import { cancelOrder } from "@tradehall/api-client/endpoints/order/cancel-order";
import {
  type InvoiceEvent,
  type InvoiceStatus,
  invoiceEvents,
  invoiceParties,
  invoiceStatuses,
  invoiceStatusNames,
  nextInvoiceStatus,
} from "@tradehall/mall-rules/states/payment/invoice";
import { afterEach, beforeEach, expect, test } from "vitest";
import { invariantViolations, queryWith } from "#server/db/invariants.ts";
import { moveInvoice } from "#server/modules/invoice/lifecycle/move-invoice.ts";
import { lockOrders } from "#server/modules/order/lifecycle/lock-orders.ts";
import { Refusal } from "#server/refuse.ts";
import {
  askForInvoice,
  giveUp,
  invoiceOf,
  issue,
  issuedOrder,
  paidOrder,
  titleIdOf,
} from "#server/testing/invoices.ts";
import { confirm, detailOf, submit } from "#server/testing/purchase.ts";
import { act, applied, itemsOf, orderOf } from "#server/testing/refunds.ts";
import { testServer } from "#server/testing/test-server.ts";
import { screwM6, setStock } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
let token = "";
beforeEach(async () => {
  token = await server.signIn(world.users.buyer);
  await setStock(server, screwM6.skuId, 1_000);
});
afterEach(async () => {
  expect(await invariantViolations(queryWith(server.database.db))).toEqual([]);
});

/** So many pieces of the order's only line go back, or all that is left. */
async function refund(orderNumber: string, pieces?: number): Promise<void> {
  const [line] = await itemsOf(server, orderNumber);
  const some = { refundType: 2 as const, items: [{ orderItemId: line?.id ?? 0, prodCount: pieces ?? 0 }] };
  const refundSn = await applied(server, token, orderNumber, pieces ? some : {});
  for (const event of ["accept", "payBack"] as const) await act(server, refundSn, event);
}

test("an issued invoice is taken back by a part refund, and reissued over what remains", async () => {
  const orderNumber = await issuedOrder(server, token, 3);
  const { data: first } = await invoiceOf(server, token, orderNumber);
  await refund(orderNumber, 1);
  const { data: waiting } = await invoiceOf(server, token, orderNumber);
  expect(waiting).toMatchObject({ invoiceStatus: 1, invoiceNo: "", allowedActions: ["change", "withdraw"] });
  expect(waiting.documents).toMatchObject([{ invoiceNo: first.invoiceNo, amount: first.amount }]);
  expect(waiting.documents[0]?.takenBackTime).not.toBeNull();
  expect(waiting.lines[0]?.quantity).toBe(2);
  await server.clock.advance(1_000);
  await issue(server, orderNumber);
  const { data: second } = await invoiceOf(server, token, orderNumber);
  const { actualFen, refundedFen } = await orderOf(server, orderNumber);
  expect(Math.round(Number(second.amount) * 100)).toBe(actualFen - refundedFen);
  expect(second.documents.map(({ takenBackTime }) => takenBackTime === null)).toEqual([true, false]);
});

test("a whole refund voids an issued invoice and closes one that waits", async () => {
  const issued = await issuedOrder(server, token);
  await refund(issued);
  const { data } = await invoiceOf(server, token, issued);
  expect(data).toMatchObject({ invoiceStatus: 4, allowedActions: [], lines: [], invoiceNo: "" });
  expect((await detailOf(server, token, issued)).allowedActions).toContain("viewInvoice");
  const waiting = await paidOrder(server, token);
  await askForInvoice(server, token, waiting, await titleIdOf(server, token));
  await refund(waiting);
  expect((await invoiceOf(server, token, waiting)).data.invoiceStatus).toBe(3);
});

test("a part refund leaves an invoice that waits as it is, over what remains", async () => {
  const orderNumber = await paidOrder(server, token, 2);
  await askForInvoice(server, token, orderNumber, await titleIdOf(server, token));
  await refund(orderNumber, 1);
  expect((await invoiceOf(server, token, orderNumber)).data).toMatchObject({
    invoiceStatus: 1,
    documents: [],
  });
});

async function submitted(orderInvoice?: object | null, more: object = {}) {
  const { data } = await confirm(server, token, { orderItem: { ...screwM6, prodCount: 1 } });
  const send = (invoice = orderInvoice) =>
    submit(server, token, data.uuid, {
      ...(invoice === undefined ? {} : { orderInvoice: invoice }),
      ...more,
    });
  return { answer: await send(), send };
}

test("the invoice of the checkout waits for the payment, and ends with an order that is canceled", async () => {
  const titleId = await titleIdOf(server, token);
  const { answer } = await submitted({ invoiceType: 2, titleId });
  const orderNumber = answer.data.orderNumbers;
  expect((await invoiceOf(server, token, orderNumber)).data).toMatchObject({
    invoiceStatus: 1,
    invoiceType: 2,
  });
  expect(await issue(server, orderNumber)).toMatchObject({ code: "A00001" });
  await server.call(cancelOrder, { params: { orderNumber }, body: { reason: "不想买了" } }, { token });
  expect((await invoiceOf(server, token, orderNumber)).data.invoiceStatus).toBe(3);
});

test("someone else's title stops the submit; another invoice pressed once more is told that the order is", async () => {
  const theirs = await titleIdOf(server, await server.signIn(world.users.other));
  expect((await submitted({ invoiceType: 1, titleId: theirs })).answer).toMatchObject({
    msg: "发票抬头不存在",
  });
  const titleId = await titleIdOf(server, token);
  const { answer, send } = await submitted({ invoiceType: 1, titleId });
  expect((await send()).data.orderNumbers).toBe(answer.data.orderNumbers);
  expect(await send({ invoiceType: 2, titleId })).toMatchObject({ code: "A03002" });
  expect(await send(null)).toMatchObject({ code: "A03002" });
});

const ways: Record<InvoiceStatus, () => Promise<string>> = {
  none: () => paidOrder(server, token),
  async applying() {
    const orderNumber = await paidOrder(server, token);
    await askForInvoice(server, token, orderNumber, await titleIdOf(server, token));
    return orderNumber;
  },
  issued: () => issuedOrder(server, token),
  async closed() {
    const orderNumber = await ways.applying();
    await giveUp(server, token, orderNumber);
    return orderNumber;
  },
  async voided() {
    const orderNumber = await issuedOrder(server, token);
    await refund(orderNumber);
    return orderNumber;
  },
};

test.each(invoiceStatusNames)("%s: anyone who must not, cannot, and nothing changes", async (status) => {
  const orderNumber = await ways[status]();
  const before = await orderOf(server, orderNumber);
  expect(before.invoiceStatus).toBe(invoiceStatuses[status]);
  const possible: InvoiceEvent[] = [];
  for (const event of invoiceEvents)
    for (const by of invoiceParties) {
      if (nextInvoiceStatus(status, event, by)) {
        possible.push(event);
        continue;
      }
      const moving = server.database.db.transaction(async (tx) => {
        const [order] = await lockOrders(tx, [orderNumber]);
        if (order) await moveInvoice(tx, order, { event, by, at: server.clock.now() });
      });
      await expect(moving, `${event} by ${by}`).rejects.toBeInstanceOf(Refusal);
    }
  expect(new Set(possible).size).toBe(possible.length);
  expect(await orderOf(server, orderNumber)).toEqual(before);
});
