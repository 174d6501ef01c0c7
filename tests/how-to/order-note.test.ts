import { submitOrder } from "@tradehall/api-client/endpoints/order/checkout/submit-order";
import { getShop } from "@tradehall/api-client/endpoints/shop/get-shop";
import { BusinessRefusal } from "@tradehall/api-client/errors";
import { answering, createFakeClient, refusing } from "@tradehall/api-client/testing";
import type { Client } from "@tradehall/api-client/transport";
import { expect, test } from "vitest";

/** What is tested: code of yours that makes calls. */
async function order(mall: Client, uuid: string): Promise<string> {
  const { shopName } = await mall(getShop);
  try {
    const { orderNumbers } = await mall(submitOrder, { body: { uuid } });
    return `${shopName}: ${orderNumbers}`;
  } catch (error) {
    if (error instanceof BusinessRefusal) return error.serverMessage;
    throw error;
  }
}

const uuid = submitOrder.example.body?.uuid ?? "";

test("says the shop and the order's number", async () => {
  const shop = { ...getShop.example.answer, shopName: "五金行" };
  const { client, calls } = createFakeClient({ answers: [answering(getShop, shop)] });
  expect(await order(client, uuid)).toBe(`五金行: ${submitOrder.example.answer.orderNumbers}`);
  expect(calls.at(-1)).toEqual({ endpoint: "POST /p/order/submit", input: { body: { uuid } } });
});

test("says why an order was refused", async () => {
  const refused = refusing(submitOrder, "A03002", { serverMessage: "订单已过期" });
  const { client } = createFakeClient({ answers: [refused], delayMs: 5 });
  expect(await order(client, uuid)).toBe("订单已过期");
});
